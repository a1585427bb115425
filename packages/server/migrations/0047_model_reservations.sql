-- phase: expand, needs: 0
-- What an interview may still take of its organization's month: set apart when it first asks, so that one that began is
-- read to its end; gone when its report stands, or when it ends without one.
create table model_reservations (
  interview_id uuid primary key references interviews on delete cascade,
  organization_id text not null,
  month date not null,
  tokens bigint not null,
  cost numeric not null
);
create index model_reservations_by_month on model_reservations (organization_id, month);
