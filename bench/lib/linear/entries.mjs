// Each way by which a text from outside reaches a reader: what reads it, and whose patterns it then meets.
const SOURCE = new URL('../../../packages/server/src/', import.meta.url);
const load = (path) => import(new URL(path, SOURCE).href);
const folders = (...paths) => paths.map((path) => new URL(path, SOURCE).pathname);

const LANGUAGES = [
  'en',
  'de',
  'fr',
  'es',
  'ja',
  'ko',
  'nl',
  'it',
  'pt',
  'da',
  'no',
  'sv',
  'fi',
  'ru',
  'zh',
  'vi',
  'id',
  'ms',
  'hi',
  'th',
];

/** Entry points by name: the folders of their patterns, and `open`, which gives what reads one text. */
export const ENTRIES = {
  job: {
    folders: folders('providers/job-reader', 'features/interviewers'),
    async open() {
      const { createJobReader } = await load('providers/job-reader/create.ts');
      const { buildBlueprint, loadInterviewerTexts } = await load('features/interviewers/build-blueprint.ts');
      const { builtInContent } = await load('testing/built-in-content.ts');
      await loadInterviewerTexts(builtInContent, 'en');
      const reader = createJobReader({ kind: 'embedded' });
      return (text) => {
        const reading = reader.read({ title: text.slice(0, 200), description: text });
        buildBlueprint(builtInContent, { language: 'en', title: text.slice(0, 200) || 'Any', reading });
      };
    },
  },
  title: {
    folders: folders('../../language/src/text'),
    async open() {
      const { readJobTitle } = await load('features/interviewers/title-terms.ts');
      return (text) => {
        readJobTitle({ text, role: text });
      };
    },
  },
  founder: {
    folders: folders('features/founder-applications/extraction'),
    languages: LANGUAGES,
    questions: ['founder_current_location', 'founder_name', 'founder_email', 'founder_phone', 'co_founders', 'problem'],
    async open(language, question) {
      const { extractFounderApplication } = await load('features/founder-applications/extraction/extract.ts');
      return (text) => {
        extractFounderApplication({
          language,
          turns: [
            { speaker: 'interviewer', questionKey: question, text: 'Please tell me.' },
            { speaker: 'founder', questionKey: null, text },
          ],
        });
      };
    },
  },
  answer: {
    folders: folders('providers/answer-reader', 'features/dialogue'),
    languages: LANGUAGES,
    async open(language) {
      const { createAnswerReader } = await load('providers/answer-reader/create.ts');
      const { isRejecting } = await load('providers/answer-reader/embedded/mistakes.ts');
      const { fold } = await load('providers/answer-reader/embedded/fold.ts');
      const { requestIn } = await load('features/dialogue/requests.ts');
      const { answerOwnQuestion, ownQuestions } = await load('features/dialogue/own-questions.ts');
      const { phraseBooks } = await load('features/dialogue/phrase-books.ts');
      const { builtInContent } = await load('testing/built-in-content.ts');
      const phrases = phraseBooks(builtInContent)(language);
      const reader = createAnswerReader({ kind: 'embedded', meaning: 'off' });
      const question = {
        text: 'Tell me of a switch that you repaired.',
        rubricLanguage: language,
        anchors: { 1: 'Nothing of it.', 3: 'Names a repair.', 5: 'Names a repair, its cause and how it ended.' },
        facts: [{ key: 'repair', phrasings: ['repaired the switch', 'replaced the motor'] }],
      };
      const told = ['The pay is 15.20 an hour.', 'Free parking behind the hall.'];
      const plan = { language, approvedFacts: told.map((fact) => ({ topic: 'other', text: fact })) };
      return (text) => {
        requestIn(language, text);
        answerOwnQuestion(plan, phrases, `${text} How much is the pay?`);
        // Also as one sentence, however long.
        isRejecting({ folded: fold(text).text }, language);
        reader.skim({ language, text, question });
        ownQuestions({ turns: [{ speaker: 'candidate', questionKey: null, skipped: false, text }] }, language, phrases);
      };
    },
  },
  cv: {
    folders: folders('providers/cv-reader'),
    async open() {
      const { readText } = await load('providers/cv-reader/embedded/formats/plain-text.ts');
      const { readProfile } = await load('providers/cv-reader/embedded/parse/read-profile.ts');
      const sections = ['Experience', 'Education', 'Skills', 'Languages'];
      return (text) => {
        const part = text.slice(0, Math.ceil(text.length / 4));
        const document = readText(['Ana Duarte', part, ...sections.flatMap((name) => [name, part])].join('\n'));
        if (!('failed' in document)) readProfile(document, 'txt');
      };
    },
  },
  import: {
    folders: folders('providers/profile-source'),
    async open() {
      const { readJsonResume } = await load('providers/profile-source/embedded/json-resume.ts');
      return (text) => {
        const dates = { startDate: text, endDate: text };
        readJsonResume(
          {
            basics: {
              name: text,
              label: text,
              summary: text,
              email: text,
              image: text,
              location: text,
              profiles: [{ network: 'linkedin', url: text }],
            },
            work: [
              { name: text, position: text, location: text, url: text, summary: text, highlights: [text], ...dates },
            ],
            education: [{ institution: text, area: text, studyType: text, score: text, ...dates }],
            skills: [{ name: text, keywords: [text] }],
            languages: [{ language: text, fluency: text }],
            certificates: [{ name: text, issuer: text, date: text }],
          },
          new Uint8Array(),
        );
      };
    },
  },
};

/** Planted, measured only by its name: work that grows with the square has to be found. */
export const PLANTED = {
  planted: {
    folders: [],
    open: () => (text) => void /\s+$/u.test(`${text}.`),
  },
};
