-- phase: expand, needs: 0
-- The console's list of interviews, narrowed to a language that few have. Alone in its file, as those that follow: writes
-- to a table wait while one index of it is built, not while all are.
create index interviews_by_language on interviews (language, account_id, id desc);
