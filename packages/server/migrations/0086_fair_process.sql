-- phase: expand, needs: 0
-- How an organization watches over its own process. Without a row nothing is asked of candidates.
create table fair_settings (
  organization_id text primary key,
  -- Categories that candidates may declare after the interview.
  asks text[] not null default '{}',
  -- Business days between the notice to a candidate and the begin; 0: none are asked for.
  notice_days integer not null default 0 check (notice_days between 0 and 60),
  -- Days that records are kept at least; null: no floor.
  keep_days integer check (keep_days between 183 and 3650)
);

-- What candidates said of themselves. No time and no id of its own: neither tells who said it when. Read to be counted.
create table declared_categories (
  interview_id uuid primary key references interviews (id) on delete cascade,
  sex text,
  race text,
  age text,
  disability text
);

-- What the organization decided about a candidate; the last one stands, an outcome of null takes it back.
create table candidate_decisions (
  id uuid primary key,
  interview_id uuid not null references interviews (id) on delete cascade,
  outcome text check (outcome in ('moved-on', 'not-moved-on')),
  -- Null: decided by a call with a key.
  person_id uuid
);
create index candidate_decisions_by_interview on candidate_decisions (interview_id, id desc);

-- Counted figures as they were first shown: they change only when enough people have come or gone. Names nobody.
create table fair_figures (
  job_id uuid not null references jobs (id),
  cohort text not null,
  id uuid not null,
  people integer not null,
  figures jsonb not null,
  primary key (job_id, cohort, id)
);
