-- phase: expand, needs: 0
-- The console's list of interviews, narrowed to a state or a language that few have. They come first: the account is
-- asked for as a range.
create index interviews_by_status on interviews (status, account_id, id desc);
create index interviews_by_language on interviews (language, account_id, id desc);

-- The console's audit, narrowed to a person or a kind of entry, and its log of calls, to those that went wrong.
create index audit_entries_by_person on audit_entries (organization_id, person_id, id desc);
create index audit_entries_by_action on audit_entries (organization_id, action, id desc);
create index request_records_not_well on request_records (organization_id, at) where status >= 400;

-- Until when a test message that was begun may take; null while none is under way.
alter table webhook_endpoints add column test_until timestamptz;
