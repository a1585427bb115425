-- phase: expand, needs: 0
-- Where the room sends the candidate back to after the end, as the account named it.

alter table interviews add column return_url text;
