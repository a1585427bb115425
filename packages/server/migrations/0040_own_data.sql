-- phase: expand, needs: 0
-- The account's own names and entries: kept, returned and searched, never read into.
alter table jobs add column external_id text;
alter table jobs add column metadata jsonb;
create index jobs_by_external_id on jobs (account_id, external_id, id desc) where external_id is not null;

alter table interviews add column external_id text;
create index interviews_by_external_id on interviews (account_id, external_id, id desc) where external_id is not null;
