-- Writes the statements that set sequences and identity columns as they are in this database: logical replication leaves them
-- behind. Run it with the service stopped, and its output in the new database.
select format('select setval(%L, %s);', format('%I.%I', schemaname, sequencename), last_value)
from pg_sequences where schemaname = 'public' and last_value is not null;
