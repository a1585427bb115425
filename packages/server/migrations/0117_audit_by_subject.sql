-- phase: expand, needs: 0
-- Who made a job, who invited a candidate: told of one thing, without a look at all entries of the organization.
create index audit_entries_by_subject on audit_entries (about_id, action) where about_id is not null;
