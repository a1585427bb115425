export type { VoiceErrors } from './errors.ts';
export { Ears, type HearingEngines } from './hearing/ears.ts';
export { type HearingErrors, NoSeatError } from './hearing/errors.ts';
export { dropOldSounds, forgetSounds, submitSpokenAnswer } from './hearing/spoken-answer.ts';
export { type HearingDeps, notePlaced, readHeard, type SentPiece, takePiece } from './hearing/take-piece.ts';
export { prepareAhead } from './prepare-ahead.ts';
export { PromptVoice } from './prompt-voice.ts';
export { type ReadAloudDeps, readAloud } from './read-aloud.ts';
export { speechOf } from './speech-state.ts';
