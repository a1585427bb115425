-- phase: expand, needs: 0
-- What a language model found in a founder's answers, each with its words in the transcript, and the summary it made of
-- what is known. Both go with the conversation.
alter table conversations add column model_said jsonb;
alter table conversations add column pitch_summary jsonb;
