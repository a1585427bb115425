-- Erasures are told from what was under way by their order, not by clocks: what began after one has ended is kept.

create function youngest_erased_mark() returns bigint language sql stable as $$
  select coalesce(max(seq), 0) from erased_marks
$$;

-- The youngest mark when the CV was brought in: the default serves the release before, too.
alter table cv_intakes add column after_mark bigint not null default youngest_erased_mark();

-- For those that are on their way: the youngest mark that is surely older than the id.
update cv_intakes set after_mark = (
  select coalesce(max(seq), 0) from erased_marks
  where at < to_timestamp(('x0000' || substr(replace(cv_intakes.id::text, '-', ''), 1, 12))::bit(64)::bigint / 1000.0 - 1)
) where status = 'PENDING';
