-- phase: expand, needs: 0
-- Interviews whose creation is still to be told to webhooks of their account: noted in the transaction that makes them,
-- with the id that the message will have, and taken by background work, which renders the messages of many at once. Holds
-- ids alone; one whose interview is gone is passed over.
create table webhook_news (
  interview_id uuid primary key,
  account_id uuid not null,
  message_id uuid not null
);
create index webhook_news_by_account on webhook_news (account_id, interview_id);
