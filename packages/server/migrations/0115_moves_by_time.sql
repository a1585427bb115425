-- phase: expand, needs: 0
-- Lists narrowed to what changed since an instant: the moves of late are found without asking for those of every
-- interview of an account.
create index interview_transitions_by_time on interview_transitions (at);
