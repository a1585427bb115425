/** Between a server and a child process that holds an engine. What is sent is what structured cloning can carry. */
export type ProcessRequest =
  | { type: 'start'; data: unknown }
  | { type: 'call'; id: number; input: unknown }
  /** The caller no longer wants it; the process may go on. */
  | { type: 'cancel'; id: number };

export type ProcessReply =
  | { type: 'ready' }
  | { type: 'unusable'; problem: string }
  | { type: 'done'; id: number; value: unknown; memoryBytes: number }
  | { type: 'failed'; id: number; problem: string; memoryBytes: number }
  /** Resident memory; comes by itself while a call is answered. */
  | { type: 'memory'; memoryBytes: number };
