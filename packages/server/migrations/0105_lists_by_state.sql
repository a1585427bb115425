-- phase: expand, needs: 0
-- The console's list of interviews, narrowed to a state that few have. The state comes first: the account is asked for as
-- a range.
create index interviews_by_status on interviews (status, account_id, id desc);

-- Until when a test message that was begun may take; null while none is under way.
alter table webhook_endpoints add column test_until timestamptz;
