-- phase: expand, needs: 0
-- Who did what in the console: ids alone, so that nothing of a person has to be searched here.
create table audit_entries (
  id uuid primary key,
  organization_id text not null,
  -- Null for what a command of the operator did.
  person_id uuid,
  action text not null,
  about_kind text,
  about_id text
);
create index audit_entries_by_organization on audit_entries (organization_id, id desc);
create trigger audit_entries_insert_only before update on audit_entries for each row execute function refuse_update();
