-- phase: expand, needs: 0
-- Interviews that an applicant tracking system ordered.

-- Where an organization's own account in the system is told of, and what may start interviews from there. Keys are sealed.
create table ats_connections (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  system text not null check (system in ('ashby')),
  key_sealed bytea not null,
  -- Of the webhook that tells of stages; null where none is used.
  secret_sealed bytea,
  -- Title of the stage that starts an interview.
  stage text,
  unique (account_id, system)
);

-- What a system knows an interview by. Stays when the interview is erased, so that it can be told that it is gone.
create table ats_orders (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  system text not null check (system in ('greenhouse', 'ashby')),
  -- The call that it came by.
  kind text not null check (kind in ('assessment', 'stage'))
);

create table ats_runs (
  order_id uuid primary key references ats_orders (id) on delete cascade,
  interview_id uuid not null references interviews (id) on delete cascade,
  account_id uuid not null references accounts (id),
  job_id uuid not null references jobs (id),
  -- Greenhouse: the address that is told. Ashby: the candidate there.
  callback text not null,
  -- Greenhouse: the key that it called with, sealed, to call back with; gone with the last news.
  key_sealed bytea,
  -- News are numbered; those up to `told` were taken.
  news int not null default 0,
  told int not null default 0,
  attempts int not null default 0,
  next_at timestamptz,
  state text not null default 'QUIET' check (state in ('QUIET', 'WAITING', 'TOLD', 'FAILED')),
  -- Why the last attempt was not taken.
  reason text
);
create unique index ats_runs_by_interview on ats_runs (interview_id);
create index ats_runs_by_job on ats_runs (account_id, job_id);
