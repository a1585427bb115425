import type { Profile } from '../shapes/profile.ts';

export type ImportKind = 'json-resume' | 'network-export';

/**
 * What one imported person came to. A refusal names the file and, where one is to blame, the line in it (of the
 * file inside the archive that `reason` names). Neither `reason` nor `notes` ever quote the person's data.
 */
export type ImportOutcome =
  | {
      ok: true;
      /** Path relative to what was imported. */
      file: string;
      /** Where the person begins, in a file of many. */
      line?: number;
      kind: ImportKind;
      /** `publicIdentifier` is the source's own name for the person or empty; `profileUrn` is empty. */
      profile: Profile;
      /** Lower-cased, the main one first. */
      emails: string[];
      /** Stable over repeated imports of the same person from the same kind of source where the source allows it. */
      sourceId: string;
      /** When the person joined the network, ISO 8601, if the source says so. */
      joinedAt: string | null;
      /** What was left out, repaired or assumed, in words. */
      notes: string[];
    }
  | { ok: false; file: string; reason: string; line?: number };

/** Reads files of people. Yields one outcome a person and holds one person in memory, however many there are. */
export interface ProfileImporter {
  /** `path` is a file or a folder that is walked. Throws only when `signal` ends it or `path` cannot be opened. */
  import(path: string, signal: AbortSignal): AsyncIterable<ImportOutcome>;
}

/** Why an upstream gave no usable answer. A closed list: logs and figures are kept by it. */
export const UPSTREAM_FAULTS = [
  'no-connection',
  'timeout',
  /** The connection ended before the reply did. */
  'broken-off',
  'server-error',
  'rate-limited',
  /** 401 or 403: the configured headers are not accepted. */
  'unauthorized',
  /** 400 or 422: the name is none that it takes, or the call is none. */
  'rejected',
  /** Another status from 400, a redirect, which is never followed, or a success that is not 200. */
  'unexpected-status',
  'too-large',
  /** A document without a word in it. */
  'empty',
  /** No JSON, or nobody in it under the mapping. */
  'unreadable',
  /** It kept failing and was not asked. */
  'circuit-open',
] as const;
export type UpstreamFault = (typeof UPSTREAM_FAULTS)[number];

export type LookUpOutcome =
  /** `stale`: the upstream failed and an older reply stood in. `fetchedAt` is milliseconds since the epoch. */
  | { status: 'found'; profile: Profile; fetchedAt: number; stale: boolean }
  | { status: 'not-found' }
  | { status: 'unavailable'; fault: UpstreamFault };

/** What an upstream tells of its own troubles: no header, no reply body and no name that was asked for. */
export interface UpstreamMonitor {
  /** Once a failed call, and once a look-up that the open circuit refused. `httpStatus` null where none came. */
  failed(fault: UpstreamFault, httpStatus: number | null): void;
  /** Fields of document 3 that a reply had in another type, such as `position.start`. */
  leftOut(fields: readonly string[]): void;
}

/**
 * Who is looked up, and for whom: two scopes share neither a reply nor a call, so that none can tell by the time of an
 * answer what another one asked.
 */
export type LookUp = { scope: string; username: string };

/** A profile service of somebody else, asked by username. Never throws but for `signal`. */
export interface ProfileUpstream {
  lookUp(whom: LookUp, signal: AbortSignal): Promise<LookUpOutcome>;
}

/** What a cache keeps of a reply: `profile` null when the upstream said there is none. Plain JSON. */
export type CachedReply = { profile: Profile | null; fetchedAt: number };

/** Where a reply is kept: by an opaque key of at most 64 characters, in each scope for itself. */
export type ReplyPlace = { scope: string; key: string };

/** Keeps replies of upstreams. A failing cache must not fail a look-up: the caller treats a rejection as a miss. */
export interface UpstreamCache {
  /** `afterMark`: the cache's own number of the moment, for `set`. */
  get(place: ReplyPlace): Promise<{ reply: CachedReply | null; afterMark: number }>;
  /**
   * `dropAt`: after this moment nobody asks for the entry again, milliseconds since the epoch. `afterMark`: what `get`
   * gave before the upstream was asked; a cache may refuse what was forgotten since.
   */
  set(place: ReplyPlace, reply: CachedReply, dropAt: number, afterMark: number): Promise<void>;
}

/** What one document said of one person; the fields as in `ImportOutcome`. */
export type PersonReading =
  | { ok: true; profile: Profile; emails: string[]; sourceId: string; joinedAt: string | null; notes: string[] }
  | { ok: false; reason: string; line?: number };

/** Reads one JSON Resume that came as JSON already. */
export interface ResumeReader {
  read(resume: unknown): Promise<PersonReading>;
}

/** Reads one data export, an archive that is in memory. */
export interface ExportReader {
  read(archive: Uint8Array): Promise<PersonReading>;
}
