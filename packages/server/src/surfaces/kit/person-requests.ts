import type { RequestKind } from '@colloquy/contract/shared';
import { toInstant } from '../../platform/clock.ts';

/** Requests for a person as every surface writes them. */
export function presentPersonRequests(
  requests: readonly { at: Date; kind: RequestKind; note: string }[] = [],
): { at: string; kind: RequestKind; note: string }[] {
  return requests.map(({ at, kind, note }) => ({ at: toInstant(at.getTime()), kind, note }));
}
