-- phase: expand, needs: 0
-- Each mail has a row and a task; what it says is written when it is sent. No address and no text is kept here.
create table mails (
  -- Its Message-ID, too.
  id uuid primary key,
  kind text not null,
  -- What it is about, and goes with: an interview, a claim.
  interview_id uuid references interviews (id) on delete cascade,
  claim_id uuid references claims (id) on delete cascade,
  -- The same for what is no row of these: a request of the interview, for one.
  about uuid,
  account_id uuid references accounts (id),
  state text not null check (state in ('WAITING', 'SENT', 'WRITTEN', 'FAILED', 'DROPPED')),
  -- How often a mail server was asked to take it.
  tries int not null default 0,
  -- Not sent before; null once it is over.
  next_at timestamptz,
  -- The first try that failed.
  failing_since timestamptz,
  -- What the mail server said last, without addresses.
  reply_code int,
  reply text check (octet_length(reply) <= 2000),
  settled_at timestamptz,
  -- Told of in this mail instead of one of its own.
  bundled_in uuid references mails (id) on delete set null
);
create index mails_by_interview on mails (interview_id);
create index mails_by_claim on mails (claim_id);
create index mails_by_bundle on mails (bundled_in) where bundled_in is not null;
create index mails_to_bundle on mails (account_id, kind, next_at) where state = 'WAITING';
-- Sent once for an interview, whatever happens twice.
create unique index mails_once on mails (interview_id, kind) where kind in ('invitation', 'reminder', 'thanks');

-- How an organization writes; without a row it writes to nobody unasked.
create table mail_settings (
  organization_id text primary key,
  -- Candidates are mailed an invitation unless a call says otherwise.
  invitations boolean not null default false,
  -- Where answers of candidates go.
  contact text,
  -- Where the organization is told of requests and reports.
  notices text,
  language text not null default 'en',
  time_zone text not null default 'UTC'
);

-- A row while the mail server does not take our login: nobody tries before.
create table mail_pauses (
  only_one boolean primary key default true check (only_one),
  until timestamptz not null,
  reply text not null
);
