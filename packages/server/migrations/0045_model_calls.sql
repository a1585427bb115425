-- phase: expand, needs: 0
-- What a language model was asked about an interview and what it replied: kept with the interview, erased with it.
-- Names and addresses are masked in both.
create table model_calls (
  id uuid primary key,
  interview_id uuid not null references interviews on delete cascade,
  at timestamptz not null,
  -- Purpose and version of the prompt: follow-up.v1
  prompt text not null,
  -- Which of several replies to the same request, from 1; and which try at it, from 1.
  sample int not null,
  attempt int not null,
  model text not null,
  parameters jsonb not null,
  request jsonb not null,
  request_hash bytea not null,
  -- As it came; null where nothing came.
  reply text,
  -- used, rejected (a rule of ours), invalid, truncated, refused, unavailable
  outcome text not null,
  problem text,
  input_tokens int,
  output_tokens int,
  cost numeric not null,
  ms int not null
);
create index model_calls_by_interview on model_calls (interview_id, at);
create index model_calls_by_request on model_calls (interview_id, request_hash) where outcome = 'used';
create trigger model_calls_insert_only before update on model_calls for each row execute function refuse_update();

-- What an organization's calls amount to, month by month: says nothing of a person and outlives the calls.
create table model_months (
  organization_id text not null,
  month date not null,
  calls int not null,
  tokens bigint not null,
  cost numeric not null,
  primary key (organization_id, month)
);

-- Organizations that decided for themselves whether a language model reads their interviews.
create table model_choices (
  organization_id text primary key,
  allowed boolean not null,
  at timestamptz not null
);
