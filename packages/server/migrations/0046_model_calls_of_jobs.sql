-- phase: expand, needs: 0
-- A language model is asked about jobs, too, before there is an interview: a call belongs to one or to the other.
-- What was asked before is known by every reply that came, not by the used ones alone: a rejected one is not asked for again.

alter table model_calls alter column interview_id drop not null;
alter table model_calls add column job_id uuid references jobs on delete cascade;
alter table model_calls add check (num_nonnulls(interview_id, job_id) = 1);
create index model_calls_answered on model_calls (interview_id, request_hash) where outcome <> 'unavailable';
create index model_calls_of_jobs on model_calls (job_id, request_hash) where job_id is not null;
