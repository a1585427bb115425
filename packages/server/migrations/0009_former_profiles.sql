-- A link that was given out for a profile goes on leading to the person after the profile was found to be another one's double.

alter table profile_aliases add column former_id uuid;
create unique index profile_aliases_former on profile_aliases (former_id);
