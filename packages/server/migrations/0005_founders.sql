-- A founder who starts at a public page has not told an address yet: the candidate gets it once it is known.
alter table candidates alter column email_key drop not null;
alter table interviews alter column email drop not null;
alter table interviews add constraint interviews_have_email check (email is not null or door = 'CONVERSATION');

-- Programmes and the applications to them -------------------------------------------------------------------------

create table programmes (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  slug text not null unique,
  name text not null,
  cohort text,
  language text not null,
  -- Null where every question is asked.
  ask text[],
  -- The account's own wording of the question why the founder wants to join, in the programme's language.
  why_program text,
  closed_at timestamptz
);
create index programmes_by_account on programmes (account_id, id desc);

create table conversations (
  interview_id uuid primary key references interviews (id) on delete cascade,
  account_id uuid not null references accounts (id),
  programme_id uuid references programmes (id),
  cohort text,
  source text,
  -- What came with the link; what was read out of the transcript, with turn and span; what the founder typed over it.
  given jsonb not null default '[]',
  said jsonb not null default '[]',
  no_answers jsonb not null default '[]',
  corrections jsonb not null default '[]',
  status text not null check (status in ('INCOMPLETED', 'PARTIALLY_COMPLETE', 'COMPLETED')),
  confirmed_at timestamptz
);
create index conversations_by_account on conversations (account_id, interview_id desc);
create index conversations_by_status on conversations (account_id, status, interview_id desc);
create index conversations_by_cohort on conversations (account_id, cohort, interview_id desc);
create index conversations_by_status_cohort on conversations (account_id, status, cohort, interview_id desc);
create index conversations_by_programme on conversations (programme_id);
