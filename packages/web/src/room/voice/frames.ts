import { SPEECH_RATE } from '@colloquy/contract/room';

/** Length of a frame. */
export const FRAME_MS = 20;
export const FRAME_SAMPLES = (SPEECH_RATE * FRAME_MS) / 1_000;
