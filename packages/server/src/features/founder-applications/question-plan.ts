import type { APPLICATION_COMPETENCIES } from '@colloquy/content/schema/application';
import {
  type Extraction,
  type FieldName,
  fieldValue,
  PITCH_FIELDS,
  type QuestionKey,
  TEXT_OF_QUESTION,
} from './extraction/index.ts';

/** A field of the application that a question is after; `coFounders` is the other founders as a whole. */
export type Slot = Exclude<FieldName, 'name'> | 'coFounders';

type CompetencyKey = (typeof APPLICATION_COMPETENCIES)[number];

export type PlannedQuestion = {
  key: QuestionKey;
  competency: CompetencyKey;
  slots: readonly Slot[];
  /** The status COMPLETED depends on it. */
  mustAsk: boolean;
  expectedMs: number;
  /** For the people of the programme, in English. */
  purpose: string;
};

const SECOND_MS = 1000;

function contact(key: QuestionKey, slots: readonly Slot[], mustAsk: boolean, purpose: string): PlannedQuestion {
  return { key, competency: 'contact', slots, mustAsk, expectedMs: 25 * SECOND_MS, purpose };
}

function text(key: QuestionKey, competency: CompetencyKey, seconds: number, purpose: string): PlannedQuestion {
  const field = TEXT_OF_QUESTION[key];
  if (!field) throw new Error(`no text field for the question ${key}`);
  const mustAsk = PITCH_FIELDS.some((pitch) => pitch === field);
  return { key, competency, slots: [field], mustAsk, expectedMs: seconds * SECOND_MS, purpose };
}

/** All questions, in the order a conversation takes naturally: who speaks, the pitch, the people, then what is practical. */
export const QUESTION_PLAN: readonly PlannedQuestion[] = [
  contact('founder_name', ['firstName', 'lastName'], true, 'Who is speaking.'),
  contact('founder_email', ['email'], true, 'How the team reaches the founder, even if the conversation breaks off.'),
  contact('founder_role', ['role'], false, 'What the founder does in the company.'),
  text('elevator_pitch', 'pitch', 60, 'The company in the founder’s own words.'),
  text('problem', 'pitch', 90, 'Whose problem it is and what it costs them.'),
  text('solution', 'pitch', 90, 'What the product does about it.'),
  text('traction', 'pitch', 75, 'What stands today, in numbers.'),
  text('commercial', 'pitch', 60, 'Who pays, for what, and how much.'),
  text('market_size', 'pitch', 60, 'How large it can become, and on what reckoning.'),
  text('competition', 'pitch', 75, 'What people use instead, and what is different here.'),
  text('why_now', 'pitch', 60, 'What changed so that it works today.'),
  {
    key: 'co_founders',
    competency: 'team',
    slots: ['coFounders'],
    mustAsk: false,
    expectedMs: 75 * SECOND_MS,
    purpose: 'Who else founded the company; employees and people who left do not count.',
  },
  text('why_you', 'team', 75, 'What the founders bring to this problem.'),
  text('why_program', 'plans', 45, 'What they expect of the programme.'),
  text('fundraising_status', 'plans', 45, 'Money raised so far and sought now.'),
  text('cap_table', 'plans', 40, 'Who owns the company.'),
  text('availability', 'plans', 30, 'From when and how much of their time.'),
  contact('founder_current_location', ['currentLocation'], false, 'Where the founder lives now.'),
  text('passport_and_visa', 'plans', 30, 'Whether travelling to the programme needs a visa.'),
  contact('pitch_deck', ['pitchDeck'], false, 'A link to the slides.'),
  contact('founder_network', ['network'], false, 'A public profile for the team to read.'),
  contact('founder_phone', ['phone'], false, 'A second way to reach the founder.'),
];

/**
 * The slots of a question that are still open. A question already met with "I have none" or "I would rather not say"
 * is closed, whatever it was after; asking once more would be a nuisance.
 */
export function missingSlots(known: Extraction, question: { key: string; slots: readonly Slot[] }): Slot[] {
  if (known.noAnswers.some((answer) => answer.questionKey === question.key)) return [];
  return question.slots.filter((slot) =>
    slot === 'coFounders'
      ? !known.fields.some((found) => found.person !== 'founder')
      : fieldValue(known.fields, 'founder', slot) === null,
  );
}
