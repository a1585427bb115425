-- Profiles and verifications belong to an organization, limits to a consumer --------------------------------------

create table profiles (
  id uuid primary key,
  organization_id text not null,
  username text not null,
  content jsonb not null,
  provenance jsonb not null,
  joined_at timestamptz,
  updated_at timestamptz not null,
  unique (organization_id, username)
);

create table profile_sources (
  id uuid primary key,
  profile_id uuid not null references profiles (id) on delete cascade,
  kind text not null check (kind in ('network-export', 'json-resume', 'cv', 'upstream')),
  source_id text not null,
  received_at timestamptz not null,
  content jsonb not null,
  unique (profile_id, kind, source_id)
);

-- What tells that two sources are about one person: source ids, addresses, names at a network.
create table profile_keys (
  organization_id text not null,
  key text not null,
  profile_id uuid not null references profiles (id) on delete cascade,
  primary key (organization_id, key)
);
create index profile_keys_by_profile on profile_keys (profile_id);

create table upstream_replies (
  key text primary key,
  reply jsonb not null,
  drop_at timestamptz not null
);
create index upstream_replies_by_age on upstream_replies (drop_at);

create table attestations (
  id uuid primary key,
  profile_id uuid not null references profiles (id) on delete cascade,
  kind text not null check (kind in ('identity', 'education', 'workplace')),
  value text not null,
  attested_by text not null,
  how text not null,
  verified_at timestamptz not null,
  revoked_at timestamptz
);
create index attestations_by_profile on attestations (profile_id, verified_at desc);

create table claims (
  id uuid primary key,
  profile_id uuid not null references profiles (id) on delete cascade,
  kind text not null check (kind in ('education', 'workplace')),
  email text not null,
  value text not null,
  code_hash text not null,
  expires_at timestamptz not null,
  tries_left int not null,
  used_at timestamptz,
  at timestamptz not null
);
create index claims_by_profile on claims (profile_id, at desc);

create table rate_counters (
  identity text primary key,
  second_at timestamptz not null, second_count bigint not null,
  minute_at timestamptz not null, minute_count bigint not null,
  day_at timestamptz not null, day_count bigint not null,
  month_at timestamptz not null, month_count bigint not null,
  year_at timestamptz not null, year_count bigint not null,
  allowed boolean not null
) with (fillfactor = 50);
