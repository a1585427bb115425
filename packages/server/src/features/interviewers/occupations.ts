import type { Content } from '@colloquy/content';
import type { OccupationDefinition, OccupationQuestion, OccupationTexts } from '@colloquy/content/schema/occupation';
import { catalogueLanguage, type Language } from '@colloquy/contract/shared';
import type { JobReading } from '../../providers/job-reader/port.ts';
import type { PlanLine, PlanOccupation, Question, RubricMistake } from './blueprint.ts';
import { countTerms, type Unit } from './terms.ts';
import { isTitleOf, readJobTitle } from './title-terms.ts';

/** What is known of an occupation, in one language. */
export type Occupation = { key: string; definition: OccupationDefinition; texts: OccupationTexts; language: Language };

/** Gives the occupations that are written in a language. */
export interface OccupationSource {
  /** Reads what `in` gives; called before a transaction opens. */
  prepare(language: Language): Promise<void>;
  in(language: Language): readonly Occupation[];
}

/** Where no occupation is drawn on. */
export const NO_OCCUPATIONS: OccupationSource = { prepare: async () => undefined, in: () => [] };

export class OccupationLibrary implements OccupationSource {
  readonly #content: Content;

  constructor(content: Content) {
    this.#content = content;
  }

  async prepare(language: Language): Promise<void> {
    await Promise.all([
      this.#content.load('occupations', 'common'),
      this.#content.load('occupations', catalogueLanguage(language)),
    ]);
  }

  in(language: Language): readonly Occupation[] {
    const definitions = this.#content.get('occupations', 'common');
    const texts = this.#content.get('occupations', catalogueLanguage(language));
    return Object.entries(texts ?? {}).flatMap(([key, own]) => {
      const definition = definitions[key];
      return definition === undefined ? [] : [{ key, definition, texts: own, language }];
    });
  }
}

/** So many tasks and requirements, and so great a part of them, speak of the work where the title names no occupation. */
const FEWEST_TASKS = 3;
const MOST_PART = 0.5;

/**
 * The occupation that the job is of, null when that is uncertain. A title says it in any language; one that names none
 * leaves it to the tasks. Where two fit, the tasks decide.
 */
export function findOccupation(
  reading: JobReading,
  units: readonly Unit[],
  occupations: readonly Occupation[],
  isOtherTrade: (title: string) => boolean,
): Occupation | null {
  const title = readJobTitle(reading.title);
  const tasks = units.filter(({ kind }) => kind === 'duty' || kind === 'requirement');
  const fitting = occupations.flatMap((occupation) => {
    const named = isTitleOf(occupation.definition, title);
    if (named === 'other') return [];
    const about = tasks.filter(({ text }) => countTerms(occupation.definition.tasks, text) > 0).length;
    return [{ occupation, named: named === 'own', about }];
  });
  const named = fitting.filter((one) => one.named);
  const byTasks = isOtherTrade(title.written)
    ? []
    : fitting.filter(({ about }) => about >= FEWEST_TASKS && about >= MOST_PART * tasks.length);
  const [best] = (named.length > 0 ? named : byTasks).toSorted((a, b) => b.about - a.about);
  return best?.occupation ?? null;
}

export type OccupationChoice = { definition: OccupationQuestion; covers: string[] };

/** What a line is worth to be asked about, and what is left of it when another question does so already. */
const WORTH: Record<PlanLine['kind'], number> = { must: 1.3, duty: 1.2, nice: 0.4, tool: 0.3 };
const AGAIN = 0.25;

/**
 * The questions of an occupation for these lines, most worthwhile first: what the description asks for, and the core of
 * the trade where it asks for little.
 */
export function chooseOccupationQuestions(
  { definition }: Occupation,
  lines: readonly PlanLine[],
  room: number,
): OccupationChoice[] {
  const about = definition.questions.map((question) => ({
    definition: question,
    covers: lines.filter(({ text }) => countTerms(question.about, text) > 0).map(({ id }) => id),
  }));
  const kinds = new Map(lines.map(({ id, kind }) => [id, kind]));
  const chosen: OccupationChoice[] = [];
  const covered = new Set<string>();
  const worth = ({ definition: question, covers }: OccupationChoice): number =>
    covers.reduce(
      (sum, id) => sum + WORTH[kinds.get(id) ?? 'tool'] * (covered.has(id) ? AGAIN : 1),
      question.base * 0.6,
    );
  while (chosen.length < Math.min(room, about.length)) {
    const [next] = about
      .filter((one) => !chosen.includes(one))
      .toSorted((a, b) => worth(b) - worth(a) || a.definition.key.localeCompare(b.definition.key, 'en'));
    if (next === undefined) break;
    chosen.push(next);
    for (const id of next.covers) covered.add(id);
  }
  return chosen;
}

/** From this worth on a question is asked of everybody. */
const CORE = 2;

/** A question of an occupation as a plan holds it. */
export function makeOccupationQuestion(
  occupation: Occupation,
  choice: OccupationChoice,
  lines: readonly PlanLine[],
): Question {
  const { key, definition, texts, language } = occupation;
  const { definition: question, covers } = choice;
  const own = texts.questions[question.key];
  if (own === undefined) throw new Error(`${key} lacks the words of ${question.key}`);
  const points = Object.keys(question.points).flatMap((point) => {
    const words = own.points[point];
    return words === undefined ? [] : [{ key: point, ...words, occupation: key }];
  });
  const mistakes = Object.entries(question.mistakes).flatMap(([mistake, { dangerous }]): RubricMistake[] => {
    const words = own.mistakes[mistake];
    return words === undefined ? [] : [{ key: mistake, ...words, caps: dangerous && definition.reviewed !== null }];
  });
  const source = lines.find(({ id }) => covers.includes(id));
  const names = points.map(({ name }) => name);
  return {
    key: `${key}.${question.key}`,
    competency: `${key}.${question.competency}`,
    purpose: own.purpose,
    text: own.text,
    plain: own.plain,
    mustAsk: question.base >= CORE,
    expectedMs: question.minutes * 60_000,
    covers,
    source: source === undefined ? null : { text: source.text, start: source.start, end: source.end },
    answerForm: 'prose',
    rubric: {
      // Only readers that grade by anchors look at these: what is named at each step are the points themselves.
      anchors: {
        1: mistakes.map(({ name }) => name).join('; '),
        3: names.slice(0, 2).join('; '),
        5: names.join('; '),
      },
      facts: points,
      mistakes,
      language,
    },
    followUps: [],
  };
}

export function planOccupation({ key, definition, texts }: Occupation): PlanOccupation {
  return {
    key,
    name: texts.name,
    isco: definition.isco,
    version: definition.version,
    reviewed: definition.reviewed !== null,
  };
}
