-- The interviewer of a type is one for each account; its versions are told apart by what they hold.
alter table interviewers add column interview_type text;
create unique index interviewers_by_type on interviewers (account_id, interview_type) where interview_type is not null;
create index blueprint_versions_by_hash on blueprint_versions (interviewer_id, hash);

create index interviews_sessions_by_type_talent on interviews (account_id, interview_type, talent_id, id desc)
  where door = 'SESSION' and talent_id is not null;

-- When a command of the room last failed by our fault: silence right after it is no drop-off of the candidate's.
alter table presence add column fault_at timestamptz;
