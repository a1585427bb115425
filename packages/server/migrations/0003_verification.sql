-- Claims: a background task makes the code when it sends it, so that no table ever holds one in the clear -------------

alter table claims
  add column language text not null default 'en',
  -- How often a code was asked for, and when last; `code_hash` is empty until the first one is sent.
  add column asked int not null default 1,
  add column asked_at timestamptz not null default now(),
  add column sent_at timestamptz;
create index claims_by_email on claims (email, asked_at desc);

-- Deliveries of an identity provider that were taken: the same one again is refused, the same event again is known.
create table identity_deliveries (
  signature_hash bytea primary key,
  event_id text not null,
  profile_id uuid not null references profiles (id) on delete cascade,
  attestation_id uuid not null,
  at timestamptz not null
);
create index identity_deliveries_by_event on identity_deliveries (event_id);
create index identity_deliveries_by_profile on identity_deliveries (profile_id);
create index identity_deliveries_by_age on identity_deliveries (at);

-- One statement takes several calls that wait at once: the row tells how many of them were accepted.
alter table rate_counters drop column allowed, add column granted bigint not null default 0;
