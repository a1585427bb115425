-- phase: expand, needs: 0
-- A job that is closed invites nobody any more; what was begun goes on.

alter table jobs add column closed_at timestamptz;
