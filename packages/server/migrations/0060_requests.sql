-- phase: expand, needs: 0
-- What candidates ask of the people of an organization, and what became of it.
create table requests (
  id uuid primary key,
  interview_id uuid not null references interviews (id) on delete cascade,
  account_id uuid not null references accounts (id),
  kind text not null check (kind in ('person', 'review', 'erase')),
  note text not null default '',
  asked_at timestamptz not null,
  due_at timestamptz not null,
  state text not null default 'open' check (state in ('open', 'answered', 'dismissed')),
  -- Who has it in hand, as the organization calls them.
  assignee text,
  -- The answer, or why it was dismissed.
  answer text,
  closed_at timestamptz,
  check ((state = 'open') = (closed_at is null))
);
create index requests_by_interview on requests (interview_id, asked_at, id);
create index requests_by_account on requests (account_id, due_at, id);
create index requests_open on requests (account_id, due_at, id) where state = 'open';

-- Promised before there was a row: each is open until somebody closes it.
insert into requests (id, interview_id, account_id, kind, note, asked_at, due_at)
select gen_random_uuid(), e.interview_id, i.account_id, 'person', coalesce(e.body ->> 'note', ''), e.at, e.at + interval '2 days'
from dialogue_events e join interviews i on i.id = e.interview_id
where e.kind = 'asked-human'
   or (e.kind = 'declined' and e.body ->> 'wantsPerson' = 'true' and not exists (
     select from dialogue_events n where n.interview_id = e.interview_id and n.kind = 'asked-human'));
