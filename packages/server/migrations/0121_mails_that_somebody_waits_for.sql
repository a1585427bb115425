-- phase: expand, needs: 0
-- Of a notice to a member: to whom it goes. Null: to the address that the organization set, or to whom it is about.
alter table mails add column person_id uuid references people (id) on delete cascade;
create index mails_by_person on mails (person_id) where person_id is not null;

-- Since when somebody of the organization has taken care of a mail that did not arrive.
alter table mails add column cared_at timestamptz;
create index mails_undelivered on mails (account_id, id desc) where state = 'FAILED' and cared_at is null
  and kind not in ('invitation', 'thanks', 'verification-code', 'sign-in');

-- Whether a member is mailed of what their role has to do with.
alter table memberships add column notices boolean not null default true;
