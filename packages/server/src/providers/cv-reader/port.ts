import type { CvContent, CvOutcome } from './cv-content.ts';

/**
 * Reads a CV file. Runs the parser apart from the server's thread with limits of time and memory: a file that
 * breaks it costs only that file. Never throws for a bad file: the outcome says what was wrong in words.
 */
export interface CvReader {
  read(file: { bytes: Uint8Array; fileName: string | null }, signal: AbortSignal): Promise<CvOutcome>;
  stop(): Promise<void>;
}

export type { CvContent, CvOutcome };
