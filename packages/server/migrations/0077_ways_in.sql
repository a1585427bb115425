-- phase: expand, needs: 0
-- Ways into the console: a link by mail, a passkey, the sign-in of a provider that the operator names.

-- What the person reads: mails to them are written in it.
alter table people add column language text;
-- What the page was read in on which the link was asked for.
alter table sign_in_links add column language text;
-- How the session began, and when its holder last showed who they are; null in sessions of the release before.
alter table console_sessions add column way text, add column fresh_at timestamptz;

create table passkeys (
  id uuid primary key,
  person_id uuid not null references people (id) on delete cascade,
  -- The only organization that it opens, as the session did in which it was made; null for all of the person's.
  organization_id text,
  -- The host that it is good for.
  host text not null,
  credential_id text not null unique,
  public_key bytea not null,
  -- How often it was used, where the device counts.
  counter bigint not null,
  transports text[] not null,
  -- Whether the device says that it is kept elsewhere, too.
  is_synced boolean not null,
  name text not null,
  used_at timestamptz
);
create index passkeys_by_person on passkeys (person_id, id);

-- What a device is asked to sign, once.
create table passkey_challenges (
  hash bytea primary key,
  -- Null for whoever is not signed in yet.
  person_id uuid references people (id) on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenges_by_age on passkey_challenges (expires_at);
create index passkey_challenges_by_person on passkey_challenges (person_id) where person_id is not null;

-- Who a person is at a provider of sign-ins.
create table outside_identities (
  issuer text not null,
  subject text not null,
  person_id uuid not null references people (id) on delete cascade,
  used_at timestamptz not null,
  primary key (issuer, subject)
);
create index outside_identities_by_person on outside_identities (person_id);
