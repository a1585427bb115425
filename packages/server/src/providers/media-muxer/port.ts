/** A file that somebody's recorder made, in the order of time. Only the tracks named are kept of it. */
export type MuxInput = { path: string; tracks: { sound: boolean; picture: boolean } };

/** A file that can be played and sought, with its true duration. */
export type MuxedPart = {
  path: string;
  container: 'webm' | 'mp4';
  tracks: { sound: boolean; picture: boolean };
  sizeBytes: number;
  durationMs: number;
  /** Which inputs it is made of, by their place in the list, and where each stands in it. */
  inputs: { index: number; offsetMs: number; durationMs: number }[];
};

/**
 * Makes files that can be played out of what recorders gave: a WebM or MP4 stream without duration or index, which may
 * break off anywhere. Nothing is decoded: the packets are copied as they are.
 */
export interface MediaMuxer {
  /**
   * Joins inputs that follow each other where their parameters are equal; a new part begins where they are not.
   *
   * @param folder where the parts are written; theirs are the only files made there
   * @returns the parts in order; an input of which nothing can be played stands in none
   */
  join(inputs: readonly MuxInput[], folder: string): Promise<MuxedPart[]>;
  stop(): Promise<void>;
}
