-- phase: expand, needs: 0
-- Whom shown figures counted and as what: figures are made anew only where nobody stands out among those who came, went
-- or changed. Shown nowhere; goes with the interview.
create table fair_counted (
  figures_id uuid not null,
  interview_id uuid not null references interviews (id) on delete cascade,
  moved_on boolean not null,
  -- Against the median of the scores of then; null: not among those whose scores are told.
  scored text check (scored in ('above', 'below', 'none')),
  declared boolean not null,
  primary key (figures_id, interview_id)
);
create index fair_counted_by_interview on fair_counted (interview_id);
