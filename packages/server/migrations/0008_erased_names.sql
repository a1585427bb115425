-- Names whose person was erased: what an upstream says of them is not shown any more. Keyed hashes. ------------------

create table erased_names (
  organization_id text not null,
  hash bytea not null,
  at timestamptz not null,
  primary key (organization_id, hash)
);

-- A delivery stays known after its person was erased: it must not prove the next one who gets the name. --------------
alter table identity_deliveries alter column profile_id drop not null, alter column attestation_id drop not null;
