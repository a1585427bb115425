-- phase: expand, needs: 0
-- A decision is never overwritten, and figures stay as they were shown.
create trigger candidate_decisions_insert_only before update on candidate_decisions
  for each row execute function refuse_update();
create trigger fair_figures_insert_only before update on fair_figures for each row execute function refuse_update();
