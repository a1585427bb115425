-- Who assesses the stored answer of a dialogue, and until when that is believed: one owner at a time, on any node.
-- All three are null while no answer waits. A program that does not know them leaves them as they are: a lease counts
-- only for the answer that the dialogue's state names.
alter table dialogues
  add column thought_of int,
  add column thought_owner uuid,
  add column thought_until timestamptz;
