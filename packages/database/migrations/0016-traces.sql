-- The trace of a callback whose report was traced: ID of the trace, ID of the span of the report, and flags, in 25 bytes.
--
-- Safe beside the previous version, which stores none.

alter table callbacks add column trace bytea;
