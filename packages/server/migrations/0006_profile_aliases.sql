-- Two profiles turned out to be of one person: the name that is not kept still leads to them, and to nobody else.

create table profile_aliases (
  organization_id text not null,
  username text not null,
  profile_id uuid not null references profiles (id) on delete cascade,
  primary key (organization_id, username)
);
create index profile_aliases_by_profile on profile_aliases (profile_id);
