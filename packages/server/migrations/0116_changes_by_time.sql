-- phase: expand, needs: 0
-- As 0115: conversations change without a move. Its index is 0118: readers wait for the column, not for an index.
alter table conversations add column changed_at timestamptz;
