/** From the pool to a worker: one call by name. `input` is what structured cloning can carry. */
export type WorkerCall = { id: number; name: string; input: unknown };

/** From a worker: it is up, or one call is done. A failure travels as words, for the log. */
export type WorkerReply =
  | { type: 'ready' }
  | { type: 'done'; id: number; value: unknown }
  | { type: 'failed'; id: number; error: string };
