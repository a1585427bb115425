// Each way by which a text from outside reaches a reader: what reads it, and whose patterns it then meets.
import { SESSION_LANGUAGES } from '../../../packages/contract/src/shared/index.ts';
import { openAnswer } from './open-answer.mjs';
import { openImport } from './open-import.mjs';
import { folders, load } from './sources.mjs';

const FORMATS = ['json-resume', 'reactive-resume', 'json-lines', 'network-export', 'table'];

/**
 * Entry points by name: the folders of their patterns, the ways a text is read there (`questions`), and `open`, which
 * gives what reads one text; what it returns is waited for. The suite takes the languages and ways of `suite`, where it
 * has one.
 */
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
    languages: SESSION_LANGUAGES,
    questions: ['founder_current_location', 'founder_name', 'founder_email', 'founder_phone', 'co_founders', 'problem'],
    suite: { languages: ['en', 'de', 'fr', 'es', 'ja'], questions: ['founder_current_location', 'founder_name'] },
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
    folders: folders('providers/answer-reader', 'features/dialogue', 'features/reports'),
    languages: SESSION_LANGUAGES,
    questions: ['points', 'points, in full', 'anchors', 'anchors, in full', 'requests'],
    suite: { languages: ['en', 'de', 'ja'], questions: ['points', 'points, in full', 'requests'] },
    open: openAnswer,
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
    questions: FORMATS,
    suite: { questions: FORMATS },
    open: openImport,
  },
};

/** Planted, measured only by its name: work that grows with the square has to be found. */
export const PLANTED = {
  planted: {
    folders: [],
    // Of one sign alone: a finding is looked for nine times.
    open: () => (text) => void / +$/u.test(`${text}.`),
  },
};
