-- phase: expand, needs: 0
-- Whether a still picture lies beside a file of a recording, in the same folder of the blob store.
alter table recording_parts add column has_poster boolean not null default false;
