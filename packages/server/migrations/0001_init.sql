-- Accounts, keys and what hangs on them -------------------------------------------------------------------------

create function refuse_update() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are never changed', tg_table_name using errcode = 'P0001';
end $$;

create table accounts (
  id uuid primary key,
  organization_id text not null,
  user_id text not null,
  parent_origins text[] not null default '{}',
  retention_days int,
  unique (organization_id, user_id)
);

create table consumers (
  id uuid primary key,
  name text not null unique,
  organization_id text not null,
  quota jsonb not null default '{}'
);

create table api_keys (
  id uuid primary key,
  hash bytea not null unique,
  start text not null,
  tail text not null,
  name text,
  account_id uuid not null references accounts (id),
  consumer_id uuid not null references consumers (id),
  scopes text[] not null,
  last_used_at timestamptz,
  revoked_at timestamptz
);
create index api_keys_by_account on api_keys (account_id, id desc);

-- Interviewers and jobs ------------------------------------------------------------------------------------------

create table interviewers (
  id uuid primary key,
  account_id uuid not null references accounts (id)
);
create index interviewers_by_account on interviewers (account_id);

create table blueprint_versions (
  id uuid primary key,
  interviewer_id uuid not null references interviewers (id) on delete cascade,
  language text not null,
  no int not null,
  content jsonb not null,
  hash bytea not null,
  unique (interviewer_id, language, no)
);
create trigger blueprint_versions_insert_only before update on blueprint_versions
  for each row execute function refuse_update();

create table jobs (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  interviewer_id uuid not null references interviewers (id),
  title text not null,
  description text not null,
  language text not null,
  reading jsonb not null,
  workplace_type text,
  locations jsonb not null,
  warnings jsonb not null default '[]'
);
create index jobs_by_account on jobs (account_id, id desc);

-- Candidates -----------------------------------------------------------------------------------------------------

create table candidates (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  email_key text not null,
  unique (account_id, email_key)
);

create table cv_intakes (
  id uuid primary key,
  candidate_id uuid not null references candidates (id) on delete cascade,
  link text not null,
  status text not null check (status in ('PENDING', 'PARSED', 'FAILED')),
  reason text,
  blob_key text,
  content jsonb,
  cv_name text,
  profile_username text
);
create index cv_intakes_by_candidate on cv_intakes (candidate_id);

-- Interviews -----------------------------------------------------------------------------------------------------

create table interviews (
  id uuid primary key,
  session_id uuid not null unique,
  account_id uuid not null references accounts (id),
  door text not null check (door in ('HIRING', 'SESSION', 'CONVERSATION')),
  job_id uuid references jobs (id),
  interviewer_id uuid references interviewers (id),
  interview_type text,
  talent_id text,
  role text,
  metadata jsonb,
  language text not null,
  room_language text,
  candidate_id uuid not null references candidates (id) on delete cascade,
  email text not null,
  given_name text,
  cv_intake_id uuid references cv_intakes (id) on delete set null,
  blueprint_version_id uuid references blueprint_versions (id),
  link_version int not null default 1,
  expires_at timestamptz not null,
  status text not null,
  status_reason text,
  status_seq int not null,
  due_at timestamptz,
  time_factor real not null default 1,
  all_answered boolean not null default false,
  started_at timestamptz,
  ended_at timestamptz,
  completed_at timestamptz,
  recording_at timestamptz,
  report_no int
);
create index interviews_by_job on interviews (job_id, id desc);
create index interviews_by_account on interviews (account_id, id desc);
create index interviews_sessions on interviews (account_id, id desc) where door = 'SESSION';
create index interviews_sessions_by_type on interviews (account_id, interview_type, id desc) where door = 'SESSION';
create index interviews_sessions_by_talent on interviews (account_id, talent_id, id desc) where door = 'SESSION';
create index interviews_due on interviews (due_at) where due_at is not null;
create index interviews_by_candidate on interviews (candidate_id);

create table interview_transitions (
  interview_id uuid not null references interviews (id) on delete cascade,
  seq int not null,
  from_status text,
  to_status text not null,
  actor text not null,
  reason text,
  at timestamptz not null,
  primary key (interview_id, seq)
);
create trigger interview_transitions_insert_only before update on interview_transitions
  for each row execute function refuse_update();

create table consents (
  id uuid primary key,
  interview_id uuid not null references interviews (id) on delete cascade,
  purpose text not null,
  given boolean not null,
  text_version int not null,
  text_hash bytea not null,
  language text not null,
  at timestamptz not null
);
create index consents_by_interview on consents (interview_id, id);
create trigger consents_insert_only before update on consents for each row execute function refuse_update();

create table presence (
  interview_id uuid primary key references interviews (id) on delete cascade,
  seat uuid not null,
  last_seen_at timestamptz not null,
  excused_until timestamptz
);

-- Page loads that polled while the interview ran: the newest holds the conversation.
create table room_seats (
  interview_id uuid not null references interviews (id) on delete cascade,
  seat uuid not null,
  primary key (interview_id, seat)
);

create table list_totals (
  list text not null,
  key text not null,
  slot smallint not null,
  n bigint not null,
  primary key (list, key, slot)
);

-- Dialogue -------------------------------------------------------------------------------------------------------

create table dialogues (
  interview_id uuid primary key references interviews (id) on delete cascade,
  version int not null,
  state jsonb
);

create table dialogue_events (
  interview_id uuid not null references interviews (id) on delete cascade,
  seq int not null,
  kind text not null,
  client_id uuid,
  at timestamptz not null,
  body jsonb not null,
  primary key (interview_id, seq)
);
create unique index dialogue_events_by_client on dialogue_events (interview_id, client_id) where client_id is not null;
create trigger dialogue_events_insert_only before update on dialogue_events
  for each row execute function refuse_update();

-- Reports --------------------------------------------------------------------------------------------------------

create table reports (
  interview_id uuid not null references interviews (id) on delete cascade,
  no int not null,
  blueprint_version_id uuid not null,
  engine jsonb not null,
  content jsonb not null,
  at timestamptz not null,
  primary key (interview_id, no)
);
create trigger reports_insert_only before update on reports for each row execute function refuse_update();

create table reviews (
  id uuid primary key,
  interview_id uuid not null references interviews (id) on delete cascade,
  reviewer text not null,
  scores jsonb not null,
  note text not null,
  decision text,
  at timestamptz not null
);
create index reviews_by_interview on reviews (interview_id, id);
create trigger reviews_insert_only before update on reviews for each row execute function refuse_update();

-- Working tables -------------------------------------------------------------------------------------------------

create table tasks (
  id uuid primary key,
  queue text not null,
  key text not null,
  payload jsonb not null,
  run_at timestamptz not null,
  state text not null default 'ready' check (state in ('ready', 'running', 'failed')),
  attempts int not null default 0,
  leased_until timestamptz,
  last_error text,
  unique (queue, key)
);
create index tasks_due on tasks (run_at) where state in ('ready', 'running');
create index tasks_failed on tasks (id) where state = 'failed';

create table idempotency (
  scope_hash bytea primary key,
  body_hash bytea not null,
  status int not null,
  reply text not null,
  interview_id uuid references interviews (id) on delete cascade,
  at timestamptz not null
);
create index idempotency_by_age on idempotency (at);

create table erasures (
  id uuid primary key,
  account_id uuid,
  subject_hash bytea not null,
  counts jsonb not null,
  at timestamptz not null
);
create trigger erasures_insert_only before update on erasures for each row execute function refuse_update();

create table request_records (
  at timestamptz not null,
  id uuid not null,
  request_id text not null,
  key_id uuid,
  user_id text,
  organization_id text,
  method text not null,
  route text,
  path text not null,
  query text not null,
  request_body text,
  request_bytes int not null,
  request_sha256 bytea,
  response_body text,
  status int not null,
  error text,
  duration_ms real not null,
  primary key (at, id)
) partition by range (at);
create index request_records_by_key on request_records (key_id, at);
create index request_records_by_organization on request_records (organization_id, at);
create table request_records_default partition of request_records default;
