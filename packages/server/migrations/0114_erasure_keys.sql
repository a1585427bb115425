-- phase: expand, needs: 0
-- Keys of the hashes of what was erased, sealed under COLLOQUY_SECRET_KEY: what was erased for good stays so when that
-- key is rotated. The oldest one that opens hashes, all are looked up.

create table erasure_keys (
  id uuid primary key,
  sealed bytea not null
);
