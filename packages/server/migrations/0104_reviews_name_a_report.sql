-- phase: expand, needs: 0
-- Which report whoever assessed had before them; null: they did not say. The first assessment makes it the official one.
alter table reviews add column report_no integer;
