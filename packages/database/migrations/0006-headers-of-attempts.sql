-- Headers of attempts as the JSON text that they come as. Nobody looks into them but who reads the attempt, and making
-- jsonb of them took 8 % of what it takes to settle a callback.
--
-- Safe beside the previous version: it goes on with the columns that there were, and finds no headers in the new rows.
alter table attempts add column request_headers_text text;
alter table attempts add column response_headers_text text;
