-- phase: expand, needs: 0
-- The posts of a CV as a language model read them, after its candidate agreed to that; goes with the CV.
alter table cv_intakes add column model_posts jsonb;
