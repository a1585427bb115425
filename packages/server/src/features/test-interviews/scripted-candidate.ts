import { readFileSync } from 'node:fs';
import type { Interview } from '../interviews/index.ts';
import type { Asked } from './hold-interview.ts';

/** What the candidate says, in English whatever the language: invented. */
type Script = {
  /** In the order of the questions. */
  stories: string[];
  /** To whatever is asked once more of a question. */
  more: string[];
  /** By the key of the question. */
  founder: Record<string, string>;
  /** What a founder says to any other. */
  founderOtherwise: string;
};

/**
 * What the candidate does, told by how the e-mail begins: `waits…` never comes, so that a person can; `declines…` refuses
 * before the begin; `leaves…` goes for good after two answers. Anybody else answers to the end.
 */
export type Course = 'answers' | 'waits' | 'declines' | 'leaves';

/** After how many questions somebody who leaves goes. */
export const LEAVES_AFTER = 2;

export function courseOf({ email }: Pick<Interview, 'email'>): Course {
  const [, word] = /^(waits|declines|leaves)/i.exec(email ?? '') ?? [];
  return (word?.toLowerCase() as Course | undefined) ?? 'answers';
}

let script: Script | null = null;

export function answerOf({ door }: Pick<Interview, 'door'>, { question, place, answered }: Asked): string {
  script ??= JSON.parse(readFileSync(new URL('./script.json', import.meta.url), 'utf8')) as Script;
  const { stories, more, founder, founderOtherwise } = script;
  if (door === 'CONVERSATION') return founder[question] ?? founderOtherwise;
  const [list, index] = answered === 0 ? [stories, place] : [more, place + answered - 1];
  return list[index % list.length] ?? '';
}
