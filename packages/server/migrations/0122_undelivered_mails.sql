-- phase: expand, needs: 0
create index mails_by_person on mails (person_id) where person_id is not null;

create index mails_undelivered on mails (account_id, id desc) where state = 'FAILED' and cared_at is null
  and kind not in ('invitation', 'thanks', 'verification-code', 'sign-in');
