-- phase: expand, needs: 0
-- When a candidate was told that an AI takes part, where the organization asks for days between it and the begin.
create table candidate_notices (
  interview_id uuid primary key references interviews (id) on delete cascade,
  given_at timestamptz not null,
  -- The room's page, or what the organization has stated of the job.
  how text not null check (how in ('room', 'posting')),
  -- What was asked for when the interview began, and when that was found to be met.
  days integer,
  checked_at timestamptz
);

-- Since when the notice stands in the job's advertisement, as a member states it.
create table job_notices (
  job_id uuid primary key references jobs (id),
  given_on date not null,
  person_id uuid not null
);
