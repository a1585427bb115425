-- phase: expand, needs: 0
-- Accounts of test keys: their interviews are answered by a script, and nothing of theirs joins what is live.

alter table accounts add column is_test boolean not null default false;
