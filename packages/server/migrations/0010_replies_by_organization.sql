-- Replies of an upstream are kept for one organization each: no other may tell from its answers, or from how long they
-- take, who was looked up. What is kept so far goes; it is asked for again. The release before keeps none on this schema, and
-- erases those that are there by the same keys.

delete from upstream_replies;
alter table upstream_replies add column organization_id text not null;
alter table upstream_replies drop constraint upstream_replies_pkey, add primary key (organization_id, key);
