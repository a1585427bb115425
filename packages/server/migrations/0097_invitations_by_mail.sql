-- phase: expand, needs: 0
-- Of an invitation: the digest of the token that its mail alone holds. A token made since to be copied has another digest.
alter table sign_in_links add column mailed_hash bytea;
