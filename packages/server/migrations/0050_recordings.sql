-- phase: expand, needs: 0
-- What is recorded of an interview: runs of a recorder, their chunks, and the files made of them. The bytes are blobs
-- below interviews/<id>/recording/. Times and sizes alone: nothing is read out of a voice or a picture.
alter table interviews add column recording_type text check (recording_type in ('webm', 'mp4'));

create table recordings (
  interview_id uuid primary key references interviews (id) on delete cascade,
  status text not null check (status in ('receiving', 'finalising', 'ready', 'ready-with-faults')),
  -- Grows with every chunk and deletion: a file that was made of an older state is not kept.
  version int not null,
  size_bytes bigint not null,
  faults text[] not null default '{}',
  last_chunk_at timestamptz not null,
  -- When a file is made of it although nobody has said that it ended.
  due_at timestamptz
);
create index recordings_due on recordings (due_at) where due_at is not null;

create table recording_runs (
  interview_id uuid not null references recordings (interview_id) on delete cascade,
  id uuid not null,
  no int not null,
  container text not null check (container in ('webm', 'mp4')),
  has_sound boolean not null,
  has_picture boolean not null,
  started_at timestamptz not null,
  closed boolean not null,
  -- Where it stands in the files, once they are made; part_no is null before, and 0 where nothing of it can be played.
  part_no int,
  offset_ms int,
  duration_ms int,
  primary key (interview_id, id),
  unique (interview_id, no)
);

create table recording_chunks (
  interview_id uuid not null,
  run_id uuid not null,
  seq int not null,
  size_bytes int not null,
  sha256 bytea not null,
  at timestamptz not null,
  primary key (interview_id, run_id, seq),
  foreign key (interview_id, run_id) references recording_runs (interview_id, id) on delete cascade
);

create table recording_parts (
  interview_id uuid not null references recordings (interview_id) on delete cascade,
  no int not null,
  blob_key text not null,
  container text not null check (container in ('webm', 'mp4')),
  has_sound boolean not null,
  has_picture boolean not null,
  size_bytes bigint not null,
  duration_ms int not null,
  primary key (interview_id, no)
);
