import type { Language } from '@colloquy/contract/shared';
import type { Turn } from '../fields.ts';

export type InventedCoFounder = {
  firstName: string | null;
  lastName: string | null;
  role?: string;
  email?: string;
  network?: string;
  phone?: string;
};

/** A founder conversation made up for tests, with what a careful reader takes from it. */
export type InventedConversation = {
  name: string;
  language: Language;
  /**
   * One turn a line: `Q question_key | text` for the interviewer, `F | text` for the main contact, `F2 | text` for
   * a second founder. A line without a mark goes on with the turn before it.
   */
  script: string;
  founder: {
    firstName: string | null;
    lastName: string | null;
    name: string;
    email?: string;
    role?: string;
    network?: string;
    phone?: string;
    currentLocation?: string;
  };
  coFounders?: InventedCoFounder[];
  pitchDeck?: string;
  /** The words of the founders that belong to a field, verbatim; a field that is absent stays null. */
  texts: Record<string, string[]>;
};

/** A short conversation as a script, and every field read from it: `person.field` for a co-founder. */
export type ScriptCase = readonly [language: Language, script: string, fields: Readonly<Record<string, string>>];

export function turnsOf(script: string): Turn[] {
  const turns: Turn[] = [];
  for (const line of script.trim().split('\n')) {
    const mark = /^(?<who>Q|F|F2|F3)(?: (?<key>\w+))? \| ?(?<text>.*)$/u.exec(line)?.groups;
    if (!mark) {
      const last = turns.at(-1);
      if (!last) throw new Error('a script begins with a marked line');
      last.text += `\n${line}`;
      continue;
    }
    const { who, key, text } = mark;
    if (who === 'Q') turns.push({ speaker: 'interviewer', questionKey: key ?? null, text: text ?? '' });
    else turns.push({ speaker: who === 'F' ? 'founder' : who === 'F2' ? 'founder_2' : 'founder_3', text: text ?? '' });
  }
  return turns;
}
