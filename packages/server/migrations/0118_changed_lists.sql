-- phase: expand, needs: 0
-- Lists narrowed to what changed: conversations by 0116, and a recording comes and goes without a move.
create index conversations_by_change on conversations (account_id, changed_at) where changed_at is not null;

create index interviews_by_recording on interviews (account_id, recording_at) where recording_at is not null;
