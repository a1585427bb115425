import type { Language } from '@colloquy/contract/shared';
import type { Blueprint, PlanLine } from './blueprint.ts';
import { type CvPosition, speakableEmployer, speakableYears } from './cv-positions.ts';
import type { CvProbes } from './cv-probes.ts';
import { isAboutEducation } from './quote.ts';
import { countTerms } from './terms.ts';

/** A question about one post, worded by somebody else than the templates. */
export type CvWording = { employer: string; text: string };

/** Lines that a question about a CV may be about: required ones that are told, the first ones of the description. */
export function probedLines({ plan, questions }: Blueprint): PlanLine[] {
  const factual = new Set(questions.flatMap(({ asksFacts, covers = [] }) => (asksFacts ? covers : [])));
  return (plan?.lines ?? []).filter(
    ({ id, kind, text }) => kind === 'must' && !factual.has(id) && !isAboutEducation(text),
  );
}

/** Posts that may be spoken of, each with its employer as it is spoken. */
export function speakablePosts<Position extends CvPosition>(
  positions: readonly Position[],
  { language, year, unspoken }: { language: Language; year: number; unspoken: readonly string[] },
): (Position & { spoken: string })[] {
  return positions.flatMap((position) => {
    const spoken = speakableEmployer(position, language);
    const isHidden = countTerms(unspoken, `${position.employer} ${position.title}`) > 0;
    return spoken === null || isHidden || !speakableYears(position, year) ? [] : [{ ...position, spoken }];
  });
}

/** Whether a text holds one of the words. */
export function holdsTerm(terms: readonly string[], text: string): boolean {
  return countTerms(terms, text) > 0;
}

/**
 * The pinned questions in other words: each wording takes the place of the question about the same employer, else of one
 * that no wording is about. Their number, time and opening stay what the candidate was told.
 */
export function withWordings(probes: CvProbes, wordings: readonly CvWording[]): CvProbes {
  const left = [...wordings];
  const take = (index: number): CvWording | undefined => (index < 0 ? undefined : left.splice(index, 1)[0]);
  const about = probes.questions.map(({ text }) => take(left.findIndex(({ employer }) => text.includes(employer))));
  const questions = probes.questions.map((question, index) => {
    const wording = about[index] ?? take(0);
    return wording === undefined ? question : { ...question, text: wording.text };
  });
  return { ...probes, questions };
}
