-- phase: expand, needs: 0
-- Outgoing webhooks. Messages hold ids and are rendered in the transaction of their event.

create table webhook_endpoints (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  url text not null,
  description text,
  types text[] not null,
  disabled_at timestamptz,
  disabled_reason text check (disabled_reason in ('ACCOUNT', 'GONE', 'FAILING')),
  -- Since the last 2xx: when the first attempt failed, and how many did.
  failing_since timestamptz,
  failures int not null default 0,
  -- The receiver asked to be left alone until then.
  not_before timestamptz
);
create index webhook_endpoints_by_account on webhook_endpoints (account_id, id desc);

-- Sealed; the newest one without an end signs first, former ones sign beside it until theirs.
create table webhook_secrets (
  id uuid primary key,
  endpoint_id uuid not null references webhook_endpoints (id) on delete cascade,
  sealed bytea not null,
  until timestamptz
);
create index webhook_secrets_by_endpoint on webhook_secrets (endpoint_id, id desc);

create table webhook_sequences (
  interview_id uuid primary key references interviews (id) on delete cascade,
  n int not null
);

create table webhook_messages (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  -- Null for what is about no interview, or about one that is gone.
  interview_id uuid references interviews (id) on delete cascade,
  type text not null,
  body text not null check (octet_length(body) <= 4096)
);
create index webhook_messages_by_interview on webhook_messages (interview_id);

create table webhook_deliveries (
  id uuid primary key,
  endpoint_id uuid not null references webhook_endpoints (id) on delete cascade,
  message_id uuid not null references webhook_messages (id) on delete cascade,
  state text not null check (state in ('WAITING', 'DELIVERED', 'FAILED', 'HELD')),
  -- A replay begins a new round; tasks of a former one do nothing.
  round int not null default 0,
  -- Of this round.
  attempts int not null default 0,
  next_at timestamptz,
  unique (message_id, endpoint_id)
);
create index webhook_deliveries_by_endpoint on webhook_deliveries (endpoint_id, id desc);
create index webhook_deliveries_open on webhook_deliveries (endpoint_id, id) where state in ('FAILED', 'HELD');

create table webhook_attempts (
  id uuid primary key,
  delivery_id uuid not null references webhook_deliveries (id) on delete cascade,
  status int,
  duration_ms int not null,
  reason text
);
create index webhook_attempts_by_delivery on webhook_attempts (delivery_id, id desc);
