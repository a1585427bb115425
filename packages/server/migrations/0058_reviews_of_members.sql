-- phase: expand, needs: 0
-- Who assessed, where the console knows it; null for a name that was typed on the page of a link.
alter table reviews add column person_id uuid;
