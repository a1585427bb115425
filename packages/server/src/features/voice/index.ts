export type { VoiceErrors } from './errors.ts';
export { PromptVoice } from './prompt-voice.ts';
export { type ReadAloudDeps, readAloud } from './read-aloud.ts';
