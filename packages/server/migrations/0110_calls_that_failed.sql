-- phase: expand, needs: 0
-- The console's log of calls, narrowed to those that were refused or that failed: each kind by its own, so that the few
-- that failed are not looked for among all that were refused. Both in one file: the table is read for each, and what is
-- recorded waits for one lock.
create index request_records_refused on request_records (organization_id, at) where status >= 400 and status < 500;
create index request_records_failed on request_records (organization_id, at) where status >= 500;
