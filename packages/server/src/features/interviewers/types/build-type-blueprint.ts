import { type TypeQuestion, type TypeTranslation, typeKey } from '@colloquy/content/schema/blueprint';
import type { InterviewType, Language } from '@colloquy/contract/shared';
import { type Blueprint, FOLLOW_UP_REASONS, type Question } from '../blueprint.ts';
import { InterviewLanguageError } from '../build-blueprint.ts';
import { fill, missing } from '../fill.ts';
import { OPENING_AND_CLOSE_MS, openingOf, openingsIn } from '../openings.ts';
import { asksProtectedTopic } from '../protected-topics.ts';
import { speakableTitle } from '../speakable-title.ts';
import type { TypeLibrary } from './type-library.ts';

/**
 * The blueprint of a session: the type's written questions in the interview's language, tied to the role where the type
 * and the role allow it. Pure: the same input gives the same blueprint.
 *
 * @param session `role` as the account typed it: untrusted
 * @throws {InterviewLanguageError} where not even the built-in texts are written in the language
 */
export function buildTypeBlueprint(
  library: TypeLibrary,
  session: { interviewType: InterviewType; language: Language; role: string | null },
): Blueprint {
  const { interviewType, language } = session;
  const openings = openingsIn(library.content, language);
  const texts = library.findForMade(interviewType, language);
  if (openings === undefined || texts === null)
    throw new InterviewLanguageError(`${interviewType} is not written in ${language}.`);
  const { blueprint, translation } = texts;
  const prefix = typeKey(interviewType);
  const role = session.role === null ? null : speakableTitle([session.role]);
  const questions = blueprint.questions.flatMap((question) => {
    const spoken = translation === null ? question : translation.questions[question.key];
    return spoken === undefined ? [] : [makeQuestion(prefix, question, spoken, role)];
  });
  const title = role ?? translation?.title ?? blueprint.title;
  const plannedMs = questions.reduce((sum, { expectedMs }) => sum + expectedMs, OPENING_AND_CLOSE_MS);
  const names = translation?.competencies ?? blueprint.competencies;
  const asked = new Set(questions.map(({ competency }) => competency));
  return {
    kind: 'scored',
    language,
    title,
    plannedMs,
    competencies: Object.keys(blueprint.competencies)
      .map((key) => ({ key: `${prefix}.${key}`, name: names[key] ?? missing(`competency ${key}`) }))
      .filter(({ key }) => asked.has(key)),
    questions,
    opening: openingOf(openings, { title, plannedMs, count: questions.length }),
    closing: openings.closing,
    approvedFacts: [],
    origin: { bank: prefix, version: blueprint.version },
  };
}

function makeQuestion(
  prefix: string,
  question: TypeQuestion,
  spoken: TypeQuestion | TypeTranslation['questions'][string],
  role: string | null,
): Question {
  const withRole = role === null || spoken.withRole === undefined ? spoken.text : fill(spoken.withRole, { role });
  return {
    key: `${prefix}.${question.key}`,
    competency: `${prefix}.${question.competency}`,
    purpose: question.purpose,
    // What the role brings in must not turn a good question into a forbidden one.
    text: asksProtectedTopic(withRole).length > 0 ? spoken.text : withRole,
    mustAsk: question.mustAsk,
    expectedMs: question.minutes * 60_000,
    source: null,
    answerForm: question.answerForm,
    ...(question.starter === undefined ? {} : { starter: question.starter }),
    rubric: {
      anchors: question.anchors,
      facts: Object.entries(question.facts).map(([key, phrasings]) => ({ key, phrasings })),
      language: 'en',
    },
    followUps: FOLLOW_UP_REASONS.flatMap((reason) => {
      // A language without prepared ones leaves them to the dialogue's own phrases.
      const text = spoken.followUps?.[reason];
      return text === undefined ? [] : [{ reason, text }];
    }),
    // What to ask further is the question's own in every language: a case has no "how did it end".
    suits: FOLLOW_UP_REASONS.filter((reason) => question.followUps[reason] !== undefined),
  };
}
