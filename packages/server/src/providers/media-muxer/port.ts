/** A file that somebody's recorder made, in the order of time. Only the tracks named are kept of it. */
export type MuxInput = { path: string; tracks: { sound: boolean; picture: boolean } };

/** A file that can be played and sought, with its true duration. */
export type MuxedPart = {
  path: string;
  container: 'webm' | 'mp4';
  tracks: { sound: boolean; picture: boolean };
  /** Of the picture, in pixels; null where there is none. */
  size: { width: number; height: number } | null;
  sizeBytes: number;
  durationMs: number;
  /** Which inputs it is made of, by their place in the list, and where each is in it. */
  inputs: { index: number; offsetMs: number; durationMs: number }[];
};

export type MuxerCapabilities = {
  containers: ReadonlySet<MuxedPart['container']>;
  /** Inputs with the same tracks and other parameters can be made one part. */
  joinsUnequal: boolean;
  /** It can make a still picture. */
  stills: boolean;
};

/**
 * Makes files that can be played out of what recorders gave: a WebM or MP4 stream without duration or index, which may
 * break off anywhere.
 */
export interface MediaMuxer {
  readonly capabilities: MuxerCapabilities;
  /**
   * Joins inputs that follow each other where their parameters are equal, packets copied as they are; where they are not,
   * a new part begins, unless an encoder is there that makes them equal. Only inputs with the same tracks are ever in one
   * part, so that what was recorded on a consent can go alone.
   *
   * @param folder where the parts are written; theirs are the only files left there
   * @returns the parts in order; an input of which nothing can be played is in none
   */
  join(inputs: readonly MuxInput[], folder: string, signal: AbortSignal): Promise<MuxedPart[]>;
  /** A still picture of a part as JPEG, written into the folder; null where none can be made. */
  still(part: MuxedPart, folder: string, signal: AbortSignal): Promise<string | null>;
  stop(): Promise<void>;
}
