import type { Tx } from '../db/db.ts';

/** Who a request was made as, for the record; nulls when nobody was recognised. */
export type ActorNames = { keyId: string | null; userId: string | null; organizationId: string | null };

export const NOBODY: ActorNames = { keyId: null, userId: null, organizationId: null };

/** One request and its reply as the record keeps them. Secrets are already redacted. */
export type ExchangeRecord = ActorNames & {
  id: string;
  at: number;
  requestId: string;
  method: string;
  route: string | null;
  path: string;
  query: string;
  requestBody: string | null;
  requestBytes: number;
  requestSha256: Buffer | null;
  responseBody: string | null;
  status: number;
  error: string | null;
  durationMs: number;
};

/** Where exchanges are recorded. */
export interface ExchangeLog {
  /** Inserts in the transaction of the work: the row stands exactly when the work does. */
  insert(tx: Tx, record: ExchangeRecord): Promise<void>;
  /** Resolves when the record is safe (durable mode) or taken (fast mode); never rejects. */
  append(record: ExchangeRecord): Promise<void>;
}

/** A reply kept for repeats of the same `Idempotency-Key`. */
export type StoredReply = { status: number; body: unknown };

export type ReplayClaim =
  | { outcome: 'fresh'; store(tx: Tx, reply: StoredReply, interviewId: string | null): Promise<void>; release(): void }
  | { outcome: 'replay'; reply: StoredReply; release(): void }
  | { outcome: 'other-body'; release(): void }
  | { outcome: 'running' };

/** Remembers replies by key, method and path for 24 hours. */
export interface ReplayStore {
  claim(
    tx: Tx,
    request: { keyId: string; idempotencyKey: string; method: string; path: string; body: Buffer },
  ): Promise<ReplayClaim>;
}
