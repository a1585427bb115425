-- phase: expand, needs: 0
-- The console's log of calls, narrowed to one key and to what was refused or failed: of a key with many calls that went
-- well, the few that did not are not looked for among them all.
create index request_records_wrong_by_key on request_records (key_id, at) where status >= 400;
