/** What the thread is started with. */
export type EngineStart = { directory: string | null; archive: ArrayBuffer | null };

export type EngineCall = { name: 'send'; message: Uint8Array<ArrayBuffer> } | { name: 'dump' } | { name: 'close' };

/** One for the open database, then one a call, in the order of the calls. */
export type EngineReply =
  | { type: 'done'; bytes: Uint8Array<ArrayBuffer> }
  | { type: 'failed'; name: string; message: string; isLost: boolean };
