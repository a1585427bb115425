-- What was erased, as keyed hashes: whoever was already at work with it does not write it again. --------------------

create table erased_marks (
  seq bigint generated always as identity primary key,
  hash bytea not null,
  at timestamptz not null
);
create index erased_marks_by_age on erased_marks (at);

-- Whether something was erased since a moment, of marks younger than those that the caller has judged already; 'running'
-- while an erasure is at work. The caller's transaction holds the lock from here on: no erasure can begin before its end.
create function erased_since(since timestamptz, judged bigint) returns text language plpgsql volatile as $$
begin
  if not pg_try_advisory_xact_lock_shared(7261453212) then return 'running'; end if;
  if exists (select from erased_marks where at >= since and seq > judged) then return 'some'; end if;
  return 'none';
end $$;
