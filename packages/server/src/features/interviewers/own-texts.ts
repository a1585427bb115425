import { asksProtectedTopic, type ProtectedTopicFinding } from './protected-topics.ts';

/** The fields of a question that a candidate hears. Points, anchors and reasons are what answers hold: never asked. */
const HEARD = new Set(['text', 'plain', 'withRole', 'followUp', 'followUps']);

/**
 * The questions of an operator's content that must not be asked, each with its place.
 *
 * @param parts compiled parts by name (`occupations/en`)
 */
export function forbiddenInOwn(parts: Readonly<Record<string, unknown>>): (ProtectedTopicFinding & { path: string })[] {
  return heard(parts, '', false).flatMap(({ path, text }) =>
    asksProtectedTopic(text)
      .slice(0, 1)
      .map((finding) => ({ ...finding, path })),
  );
}

function heard(value: unknown, path: string, isHeard: boolean): { path: string; text: string }[] {
  if (typeof value === 'string') return isHeard ? [{ path, text: value }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    heard(inner, path === '' ? key : `${path}.${key}`, isHeard || HEARD.has(key)),
  );
}
