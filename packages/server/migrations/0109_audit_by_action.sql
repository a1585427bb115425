-- phase: expand, needs: 0
-- The console's audit, narrowed to a kind of entry.
create index audit_entries_by_action on audit_entries (organization_id, action, id desc);
