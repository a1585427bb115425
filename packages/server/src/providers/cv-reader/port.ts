import type { CvContent, CvOutcome } from './cv-content.ts';

/**
 * Reads a CV file. Runs the parser apart from the server's thread with limits of time and memory: a file that
 * breaks it costs only that file. Never throws for a bad file: the outcome says what was wrong in words.
 */
export interface CvReader {
  read(file: { bytes: Uint8Array; fileName: string | null }, signal: AbortSignal): Promise<CvOutcome>;
  /** Gets ready for a first file that is likely to come; may be left out by readers that always are. */
  warm?(): void;
  stop(): Promise<void>;
}

export type { CvContent, CvOutcome };
