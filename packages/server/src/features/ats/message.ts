import type { Interview } from '../interviews/index.ts';
import { progressOf, type Run } from './order.ts';

/** A call to a system; without a body it is told only that there is something to ask for. */
export type Message = {
  method: 'PATCH' | 'POST';
  url: string;
  headers: Record<string, string>;
  body: string | null;
  /** Nothing comes after it. */
  isLast: boolean;
};

/** Hosts that are called back; others only where the operator allows them. */
const HOSTS = { greenhouse: /^(?:[a-z0-9-]+\.)*greenhouse\.io$/, ashby: /^api\.ashbyhq\.com$/ } as const;
export const ASHBY_API = 'https://api.ashbyhq.com';

/** Whether an address is the system's own. @param allow host:port entries of the operator */
export function isHostOf(system: Run['system'], url: string, allow: readonly string[]): boolean {
  const parsed = URL.parse(url);
  if (parsed === null) return false;
  const port = parsed.port === '' ? (parsed.protocol === 'http:' ? '80' : '443') : parsed.port;
  if (allow.includes(`${parsed.hostname}:${port}`)) return true;
  return parsed.protocol === 'https:' && parsed.port === '' && HOSTS[system].test(parsed.hostname);
}

/**
 * What a system is told of an interview. Greenhouse asks for the state itself. Ashby gets the state, with the console's
 * address once there is a report; a candidate who came by a stage gets a note with that address.
 *
 * @param key of the system's own interface
 */
export function messageOf(
  run: Pick<Run, 'id' | 'system' | 'kind' | 'callback'>,
  interview: Interview,
  facts: { key: string; ashbyApi: string; profileUrl: string; title: string; now: number },
): Message | null {
  const authorization = `Basic ${Buffer.from(`${facts.key}:`).toString('base64')}`;
  const progress = progressOf(interview);
  const isLast = progress === 'complete' || progress === 'over';
  if (run.system === 'greenhouse')
    return { method: 'PATCH', url: run.callback, headers: { authorization }, body: null, isLast };
  const headers = { authorization, accept: 'application/json; version=1' };
  if (run.kind === 'stage') {
    if (progress !== 'complete') return null;
    const note = `${facts.title}: ${facts.profileUrl}`;
    const body = JSON.stringify({ candidateId: run.callback, note, sendNotifications: false });
    return { method: 'POST', url: `${facts.ashbyApi}/candidate.createNote`, headers, body, isLast };
  }
  const value = (identifier: string, label: string, type: string, given: string | number | boolean) => ({
    identifier,
    label,
    type,
    value: given,
  });
  const body = {
    assessment_id: run.id,
    timestamp: facts.now,
    metadata: [],
    ...(progress === 'over'
      ? { cancelled_reason: value('reason', 'Reason', 'string', interview.statusReason ?? interview.status) }
      : { assessment_status: value('status', 'Status', 'string', interview.status) }),
    ...(progress === 'complete'
      ? {
          assessment_profile_url: value('report', 'Report', 'url', facts.profileUrl),
          assessment_result: value('completed', 'Completed', 'boolean_success', true),
        }
      : {}),
  };
  return { method: 'POST', url: `${facts.ashbyApi}/assessment.update`, headers, body: JSON.stringify(body), isLast };
}
