-- phase: expand, needs: 0
-- Work of one group (the deliveries to one receiver) runs a few at a time, so that one that hangs holds nobody else.
-- `again` counts runs that asked to be run again: they are no failed attempts.

alter table tasks add column group_key text;
alter table tasks add column again int not null default 0;
create index tasks_grouped on tasks (queue, group_key, run_at) where group_key is not null and state in ('ready', 'running');

create index tasks_running on tasks (queue, group_key) where state = 'running';
-- Tasks without a group are found beside a long queue of those that have one.
create index tasks_single on tasks (queue, run_at) where group_key is null and state in ('ready', 'running');

-- Groups that run fewer at a time than their kind says.
create table task_groups (
  queue text not null,
  group_key text not null,
  at_once int not null,
  primary key (queue, group_key)
);
