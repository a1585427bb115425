import { readdirSync, readFileSync } from 'node:fs';
import { LANGUAGES, type Language } from '@colloquy/contract/shared';
import type { Turn } from '../fields.ts';

/** Answers by kind: what was said, and the full names of the co-founders in it. `question_key | answer` elsewhere than in the question for them. */
export type PersonAnswers = { intro: string } & Record<string, string | readonly (readonly string[])[]>;
export type PersonCase = { language: Language; kind: string; turns: Turn[]; founders: readonly string[]; said: string };

const QUESTION = /^(?<key>[a-z_]+) \| (?<text>.*)$/su;

/** Each answer as a conversation in which the speaker has said their name. */
export function casesOf(language: Language, { intro, ...kinds }: PersonAnswers): PersonCase[] {
  return Object.entries(kinds).flatMap(([kind, answers]) => {
    if (typeof answers === 'string') throw new Error(`${language} ${kind}: answers are a list`);
    return answers.map(([answer = '', ...founders]) => {
      const { key = 'co_founders', text = answer } = QUESTION.exec(answer)?.groups ?? {};
      const turns: Turn[] = [
        { speaker: 'interviewer', questionKey: 'founder_name', text: '?' },
        { speaker: 'founder', text: intro },
        { speaker: 'interviewer', questionKey: key, text: '?' },
        { speaker: 'founder', text },
      ];
      return { language, kind, turns, founders, said: answer };
    });
  });
}

/** All answers of one set: `fit` is what the weights are fitted on, `gate` what they have never seen. */
export function answersOf(set: 'fit' | 'gate'): PersonCase[] {
  const folder = new URL('persons/', import.meta.url);
  return readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const code = new RegExp(`^${set}-(?<code>\\w\\w)\\.json$`, 'u').exec(name)?.groups?.code;
      const language = LANGUAGES.find((known) => known === code);
      if (code === undefined) return [];
      if (language === undefined) throw new Error(`${name}: no language ${code}`);
      return casesOf(language, JSON.parse(readFileSync(new URL(name, folder), 'utf8')));
    });
}
