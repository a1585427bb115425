-- phase: expand, needs: 0
-- People who work in the console, what they may do there, and how they come in. Tokens stand here as SHA-256 only.

-- What an organization is called and asks for; one that has no row here is called by its id.
create table organizations (
  id text primary key,
  display_name text not null,
  settings jsonb not null default '{}',
  -- The account that the console works in.
  account_id uuid not null references accounts (id)
);

create table people (
  id uuid primary key,
  email text not null,
  email_key text not null unique,
  name text not null
);

create table memberships (
  person_id uuid not null references people (id) on delete cascade,
  organization_id text not null references organizations (id),
  role text not null check (role in ('OWNER', 'ADMIN', 'RECRUITER', 'REVIEWER', 'VIEWER')),
  primary key (person_id, organization_id)
);
create index memberships_by_organization on memberships (organization_id, person_id);

create table sign_in_links (
  id uuid primary key,
  hash bytea not null unique,
  kind text not null check (kind in ('OWNER', 'INVITATION', 'SIGN_IN')),
  -- Null for an owner's link that names none: whoever opens it says which.
  organization_id text,
  -- Of an invitation: the address that it is for, what it gives, and who gave it.
  email text,
  role text,
  made_by uuid,
  -- Of a link for somebody who is known.
  person_id uuid references people (id) on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index sign_in_links_open on sign_in_links (organization_id, id desc) where kind = 'INVITATION' and used_at is null;
create index sign_in_links_by_person on sign_in_links (person_id) where person_id is not null;

create table console_sessions (
  id uuid primary key,
  hash bytea not null unique,
  person_id uuid not null references people (id) on delete cascade,
  -- Null: every organization of the person. A link that somebody else may have copied opens one alone.
  organization_id text,
  seen_at timestamptz not null,
  expires_at timestamptz not null
);
create index console_sessions_by_person on console_sessions (person_id);
create index console_sessions_by_age on console_sessions (expires_at);
