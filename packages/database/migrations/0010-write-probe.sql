-- What a process writes to find out whether reports can be stored again, after one could not.
--
-- Safe beside the previous version, which does not know it.

create table write_probe (payload bytea not null);
-- Not compressed: as many bytes as are said need room.
alter table write_probe alter column payload set storage external;
