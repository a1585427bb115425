-- phase: expand, needs: 0
-- Which programs run on the database: a migration that takes something away waits for those that still use it.

create table nodes (
  id uuid primary key,
  level int not null,
  role text not null,
  started_at timestamptz not null default now(),
  seen_at timestamptz not null default now()
);
