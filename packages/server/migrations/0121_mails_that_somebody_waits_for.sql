-- phase: expand, needs: 0
-- Of a notice to a member: to whom it goes. Null: to the address that the organization set, or to whom it is about. The
-- indexes are 0122: readers wait for the columns, not for them.
alter table mails add column person_id uuid references people (id) on delete cascade;

-- Since when somebody of the organization has taken care of a mail that did not arrive.
alter table mails add column cared_at timestamptz;

-- Whether a member is mailed of what their role has to do with.
alter table memberships add column notices boolean not null default true;
