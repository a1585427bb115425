-- phase: expand, needs: 0
-- Who of the console has a request in hand; a name that was given through the API has nobody here.
alter table requests add column assignee_person uuid references people (id) on delete set null;
create index requests_by_assignee on requests (assignee_person) where assignee_person is not null;
create index requests_closed on requests (account_id, closed_at desc, id desc) where state <> 'open';
