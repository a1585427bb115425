-- phase: expand, needs: 0
-- Questions about the candidate's own CV, pinned at the begin with what is said first; erased with the interview.
alter table interviews add column cv_probes jsonb;
