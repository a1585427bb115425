-- phase: expand, needs: 0
-- What an interview had taken before its share of the month was set apart: the month counts that already.
alter table model_reservations add column spent_tokens bigint not null default 0;
alter table model_reservations add column spent_cost numeric not null default 0;
