-- phase: expand, needs: 0
-- What an organization looks like to others: one logo each. The bytes are small, and go and come with their row.
create table organization_logos (
  organization_id text primary key references organizations (id),
  -- Of the bytes, SHA-256 in hex: the address of the picture.
  hash text not null,
  type text not null check (type in ('image/png', 'image/jpeg', 'image/webp')),
  width int not null,
  height int not null,
  bytes bytea not null check (octet_length(bytes) <= 262144)
);
create index organization_logos_by_hash on organization_logos (hash);

-- There is one contact, that of the mails; the console keeps it no more apart.
insert into mail_settings (organization_id, contact)
  select id, settings->>'contact' from organizations where settings->>'contact' is not null
  on conflict (organization_id) do update set contact = coalesce(mail_settings.contact, excluded.contact);
