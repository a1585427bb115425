// An interview answer as the server reads it: skimmed and in full, by either grading, and as a request or a wish.
import { load } from './sources.mjs';

/** Has points and mistakes, so that every step of a reading by points is taken. */
const QUESTION = {
  text: 'Tell me of a switch that you repaired.',
  given: 'Dear Ms Tamm, the switch at platform four is jammed.',
  anchors: { 1: 'Nothing of it.', 3: 'Names a repair.', 5: 'Names a repair, its cause and how it ended.' },
  facts: [
    {
      key: 'repair',
      phrasings: ['I repaired the switch', 'I replaced the motor', 'we won a lot of people'],
      words: ['motor', 'blade'],
    },
    { key: 'cause', phrasings: ['ice had jammed the blade', 'the cable was worn through'], company: true },
    { key: 'end', phrasings: ['it ran on time again', 'no train was late'], sign: 'result' },
    { key: 'figure', phrasings: ['it took two hours', 'we saved five percent'], sign: 'figure' },
  ],
  mistakes: [
    { key: 'by-force', phrasings: ['I forced the blade with a bar', 'we hit it until it moved'], caps: true },
    { key: 'alone', phrasings: ['I went on the track alone', 'nobody knew where I was'], caps: false },
  ],
};
const OTHER = {
  text: 'How do you plan a week on the line?',
  anchors: { 1: 'No plan.', 3: 'Names a plan.', 5: 'Names a plan and what changed it.' },
  facts: [{ key: 'plan', phrasings: ['I write a plan for the week', 'we put the night shifts first'] }],
};
const JOB = ['repair of switches', 'maintenance of signals', 'night shifts on the line'];
const APPROVED = ['The pay is 15.20 an hour.', 'Free parking behind the hall.'];

export async function openAnswer(language, way) {
  return way === 'requests' ? openRequests(language) : openReading(language, way);
}

async function openReading(language, way) {
  const { createAnswerReader } = await load('providers/answer-reader/create.ts');
  const { isRejecting } = await load('providers/answer-reader/embedded/mistakes.ts');
  const { fold } = await load('providers/answer-reader/embedded/fold.ts');
  const [grading, inFull] = way.split(', ');
  const reader = createAnswerReader({ kind: 'embedded', meaning: 'off', grading });
  const others = [{ ...OTHER, rubricLanguage: language }];
  const question = { ...QUESTION, rubricLanguage: language };
  const { signal } = new AbortController();
  const reads = (text, of) => {
    const answer = { language, text, question: of, others, job: JOB };
    return inFull === undefined ? reader.skim(answer) : reader.read(answer, signal);
  };
  return async (text) => {
    // Also as one sentence, however long.
    isRejecting({ folded: fold(text).text }, language);
    await reads(text, question);
    await reads(text, { ...question, asksFacts: true, open: 'any' });
  };
}

async function openRequests(language) {
  const { asksToSkip, requestIn } = await load('features/dialogue/requests.ts');
  const { hesitationIn, isOfJob } = await load('features/dialogue/heard.ts');
  const { isOfItsSubject } = await load('features/dialogue/find-facts.ts');
  const { languageWish } = await load('features/dialogue/language-wish.ts');
  const { ownWords } = await load('features/dialogue/own-words.ts');
  const { answerOwnQuestion, isAside, ownQuestions } = await load('features/dialogue/own-questions.ts');
  const { isVerbatim } = await load('features/model-usage/verbatim.ts');
  const { phraseBooks } = await load('features/dialogue/phrase-books.ts');
  const { builtInContent } = await load('testing/built-in-content.ts');
  const bookOf = phraseBooks(builtInContent);
  const phrases = bookOf(language);
  const offered = language === 'de' ? 'en' : 'de';
  const wish = {
    heard: [phrases.heard(), bookOf(offered).heard()],
    own: [phrases.nameOf(language), bookOf(offered).nameOf(language)],
    offered: [phrases.nameOf(offered), bookOf(offered).nameOf(offered)],
    accept: bookOf(offered).languageYes(),
    decline: phrases.languageNo(),
  };
  const plan = { language, approvedFacts: APPROVED.map((fact) => ({ topic: 'other', text: fact })) };
  return (text) => {
    requestIn(language, text);
    asksToSkip(language, text);
    hesitationIn(text, phrases.heard());
    isOfJob(text, phrases.heard());
    isAside(language, text);
    languageWish(text, wish);
    isOfItsSubject(text, APPROVED[0]);
    isVerbatim(text.slice(-200), [text]);
    ownWords(text, { start: 0, end: text.length });
    answerOwnQuestion(plan, phrases, text);
    answerOwnQuestion(plan, phrases, `${text} How much is the pay?`);
    ownQuestions({ turns: [{ speaker: 'candidate', questionKey: null, skipped: false, text }] }, language, phrases);
  };
}
