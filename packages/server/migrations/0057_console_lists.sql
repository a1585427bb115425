-- phase: expand, needs: 0
-- What the first screen of the console counts; a row that is new is in neither.
create index interviews_running on interviews (account_id) where status = 'STARTED';
create index interviews_reported on interviews (account_id, id desc) where report_no is not null;
