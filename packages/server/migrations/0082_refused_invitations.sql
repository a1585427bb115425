-- phase: expand, needs: 0
-- Invitations that a mail server refused wait for a person: few, and looked for with every first screen.
create index mails_refused_invitations on mails (account_id, id desc) where kind = 'invitation' and state = 'FAILED';
