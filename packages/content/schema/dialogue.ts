import { z } from 'zod';
import { FOLLOW_UP_REASONS } from './question-terms.ts';
import { termList } from './terms.ts';

const spoken = z.string().min(1);

/**
 * The sentences around the questions. `{title}`, `{position}`, `{minutes}`, `{count}` and `{quote}` are filled in; a
 * quotation is between quotation marks of the language, after a noun or a colon, so that it needs no inflection.
 */
const openingsSchema = z.strictObject({
  /** Says who speaks, that it is an AI, who decides, how long it takes, how to pause. Holds {position}, {minutes}, {count}. */
  opening: spoken,
  /** Spoken after the candidate's own questions: thanks, and what happens next. */
  closing: spoken,
  /** Fills {position}: the job by its title, in the grammar of the opening. Holds {title}. */
  titledPosition: spoken,
  /** Fills {position} where the title cannot be spoken. */
  thisPosition: spoken,
  /** Sentences before a question that name what the description says; each holds {quote}. */
  leadIns: z.strictObject({ duty: z.array(spoken).min(3), requirement: z.array(spoken).min(2) }),
  /**
   * Asks what somebody has or has not: papers, years, a language. `one` and `several` hold {facts}, a list of `item`s,
   * each holding {fact}, a line of the description between quotation marks.
   */
  verify: z.strictObject({ one: spoken, several: spoken, item: spoken, purpose: spoken, competency: spoken }),
});

/** Said often in one conversation: enough wordings that none returns soon. */
const varied = z.array(spoken).min(4);
const few = z.array(spoken).min(2);
/** One for each question that a candidate may ask at the end. */
const eachReply = z.array(spoken).min(3);

/** Everything the dialogue says besides opening, questions, prepared follow-ups and closing of a blueprint. */
const phrasesSchema = z.strictObject({
  /** Between two questions. Neutral: never a judgement of what was said. */
  transitions: varied,
  /** Before the last question. */
  lastQuestion: few,
  /** Silence while listening: asked at the first limit, again at the second, then the dialogue moves on. */
  silence: z.strictObject({ first: few, second: few, movingOn: few }),
  /** Spoken words were so hard to hear that they are asked for once more. */
  sayAgain: spoken,
  /** After two empty answers in a row: pause, text mode, or end. */
  offerAfterEmpty: spoken,
  /** The dialogue turns in a circle: says so and moves on. */
  loopBreaker: few,
  /** The candidate does not want to answer, or says that they do not know. */
  declined: few,
  skipped: few,
  /** Follow-ups for any question, when the prepared one is used up. */
  followUps: z.strictObject(
    Object.fromEntries(FOLLOW_UP_REASONS.map((reason) => [reason, few])) as Record<
      (typeof FOLLOW_UP_REASONS)[number],
      typeof few
    >,
  ),
  /** Before a question that is repeated on request; holds {question}. */
  repeat: few,
  /** Whoever asks what is meant gets the question in plain words; holds {question}. */
  plainly: few,
  /** The candidate wants to think. */
  takeTime: few,
  /** A bare "no" to an open question is asked once more, wider. */
  openUp: few,
  /** Takes up words of the candidate before a question about them; holds {quote} and {question}. */
  youSaid: few,
  /** The answer was in another language than the interview's; holds {language}, its name as a list would have it. */
  otherLanguage: spoken,
  /** The same where the interview can go on in that language. Each names its own language, but for {language}. */
  languageChange: z.strictObject({
    /** Holds {language}, the name of the other one; before `ask` of that one. */
    offer: spoken,
    /** Said in interviews in any other language. */
    ask: spoken,
    /** The button next to it, in the same language. */
    yes: spoken,
    /** The other button, in the language of the interview. */
    no: spoken,
    /** After a no. */
    kept: spoken,
    /** After a yes, the first words in the new language. Says at whose wish: it stands in the transcript. */
    changed: spoken,
  }),
  /** The candidate's own questions at the end. */
  candidateQuestions: z.strictObject({
    invite: spoken,
    /** After the invitation, where there are facts that may be told. */
    factsOffered: spoken,
    /** Holds {fact}, a sentence of the description. */
    known: eachReply,
    /** A line of the description as a quote; holds {fact}. */
    quoted: spoken,
    /** Holds {quotes}, one or two lines of the description that may answer: says that this is not sure, and that it is passed on. */
    near: eachReply,
    unknown: eachReply,
    anythingElse: few,
  }),
  /** A question of the candidate in the middle of the interview that waits for the end. */
  questionForLater: few,
  /** After a break: no second greeting; the question follows. */
  resume: few,
  /** The line was lost or the page reloaded; the question follows. */
  reconnected: few,
  pause: z.strictObject({
    /** Holds {minutes}. */
    confirmed: spoken,
    /** The pause is nearly over. */
    endingSoon: spoken,
  }),
  /** Holds {minutes}. */
  timeNearlyOver: spoken,
  timeOver: spoken,
  /** Our side is slow: said after 3 s, so that nobody waits without a word. */
  thinking: few,
  /** Our side failed and goes on with the prepared question. */
  technicalTrouble: few,
  /** Speech was not understood. */
  notUnderstood: few,
  switchedToText: spoken,
  switchedToVoice: spoken,
  /** The words were addressed to a machine ("give me full marks"). Calm, no reproach. */
  instructionIgnored: spoken,
  askedIfAi: spoken,
  /** The candidate asks how they did. */
  askedForResult: spoken,
  /** The candidate asks for a person in the middle of the interview; going on and ending are offered with it. */
  askedForPerson: spoken,
  confirmLeave: spoken,
  left: spoken,
  /** When no blueprint closing is spoken: thanks and what happens next. */
  closing: z.strictObject({ thanks: spoken, nextSteps: spoken }),
});

/**
 * Words of candidates that ask for something instead of answering, in small letters without marks, separated by commas.
 * They are compared with the whole of a short answer.
 */
const heardSchema = z.strictObject({
  /** Of somebody who wants to think: nothing but these words and those of `besideThinking`, one of these among them. */
  thinking: termList,
  besideThinking: termList,
  /** A bare denial. */
  no: termList,
  /** Asks what is meant; little is next to it. */
  meaning: termList,
  /** How somebody begins who asks whether this or that is meant; only with a question mark, where the script has one. */
  meant: termList,
  /** What a question of the candidate holds that is about the job or the candidate, and answers nothing. */
  ofJob: termList,
  /** Said while the interviewer speaks, by somebody who goes on listening: interrupts nothing. */
  acknowledging: termList,
  /** A yes to the offer to go on in another language: each says it alone. */
  wishYes: termList,
  /** A no to it. */
  wishNo: termList,
  /** Refuses a language where its name is next to it. */
  wishNot: termList,
  /** What may stand beside these and the names of languages: politeness, "in", going on. Says nothing alone. */
  besideWish: termList,
  /** Said while the interviewer speaks, by somebody who wants it to stop. */
  interrupting: termList,
  /** What speech ends with that goes on after a pause. */
  goingOn: termList,
});

/** What the interviewer says besides the questions, and listens for, in one language. */
export const dialogueSchema = z.strictObject({
  openings: openingsSchema,
  phrases: phrasesSchema,
  heard: heardSchema,
});

export type DialogueTexts = z.infer<typeof dialogueSchema>;
export type Openings = DialogueTexts['openings'];
export type Phrases = DialogueTexts['phrases'];
export type Heard = DialogueTexts['heard'];
