-- phase: expand, needs: 0
-- Speech that becomes text: what was said, piece by piece, until the answer stands. The sound is a blob below
-- interviews/<id>/speech/ and goes with the answer, after 24 hours at most. Words and times alone: nothing else is read
-- out of a voice.
create table heard_pieces (
  interview_id uuid not null references interviews (id) on delete cascade,
  take_id uuid not null,
  seq int not null,
  -- Place in the log of the last answer before it: it belongs to the answer after that.
  after_seq int not null,
  said_at timestamptz not null,
  duration_ms int not null,
  sha256 bytea not null,
  -- The interviewer was speaking.
  is_over boolean not null,
  -- Where the recording holds it too.
  run_id uuid,
  run_ms int,
  -- Until when the sound is kept; null once it is gone.
  sound_until timestamptz,
  -- Null until it has been written down.
  state text check (state in ('text', 'silence', 'unheard')),
  text text not null default '',
  confidence real,
  engine text,
  sense text not null default 'answer' check (sense in ('answer', 'acknowledgement', 'interruption', 'echo')),
  is_open boolean not null default false,
  is_placed boolean not null default false,
  primary key (interview_id, take_id, seq)
);
create index heard_pieces_sound on heard_pieces (sound_until) where sound_until is not null;
