-- phase: expand, needs: 0
-- When the room's page was first opened with the link, by whom nobody can tell.

alter table interviews add column opened_at timestamptz;
