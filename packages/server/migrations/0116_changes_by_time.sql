-- phase: expand, needs: 0
-- As 0115: conversations change without a move, and a recording comes and goes without one.
alter table conversations add column changed_at timestamptz;
create index conversations_by_change on conversations (account_id, changed_at) where changed_at is not null;

create index interviews_by_recording on interviews (account_id, recording_at) where recording_at is not null;
