-- phase: expand, needs: 0
-- The console's audit, narrowed to a person.
create index audit_entries_by_person on audit_entries (organization_id, person_id, id desc);
