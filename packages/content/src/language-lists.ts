import type { ContentLanguage } from '../schema/languages.ts';

/** Where the lists are written, from the folder of the content. */
export const LISTS_FILE = '../contract/src/shared/languages.ts';

const WIDTH = 120;

/** Scripts that set no blank between words, or write particles onto them: no word is found by what stands beside it. */
const JOINED_SCRIPTS = ['Hans', 'Jpan', 'Kore', 'Thai'];

/** The lists of languages that interfaces and pages have, as the contract holds them. */
export function languageLists(languages: readonly ContentLanguage[]): string {
  const variantsOf = ({ code, regions = [] }: ContentLanguage) => [
    code,
    ...regions.map((region) => `${code}-${region}`),
  ];
  const speaking = (page: string) =>
    languages.filter(({ speaks }) => speaks.includes('messages') || speaks.includes(`messages/${page}`));
  const codesOf = (chosen: readonly ContentLanguage[]) => chosen.map(({ code }) => code);
  const jobs = languages.filter(({ jobs: isForJobs }) => isForJobs === true).flatMap(variantsOf);
  const names = languages.map(({ code, name }) => ({ code, name })).sort((a, b) => (a.name < b.name ? -1 : 1));
  return [
    '// Written by `npm run content -- types` from packages/content/languages.yaml, where each list is explained.',
    '',
    list('LANGUAGES', languages.flatMap(variantsOf)),
    '',
    'export const LANGUAGE_NAMES = {',
    ...names.map(({ code, name }) => `  ${code}: '${name}',`),
    '} as const;',
    '',
    list('SESSION_LANGUAGES', codesOf(languages)),
    '',
    list('JOB_LANGUAGES_SPOKEN', jobs),
    '',
    list('JOB_LANGUAGES', jobs.map((tag) => tag.replace('-', '_').toUpperCase()).sort()),
    '',
    list('CONSOLE_LANGUAGES', codesOf(speaking('console'))),
    '',
    list('VERIFY_LANGUAGES', codesOf(speaking('verify'))),
    '',
    list('ACCURACY_LANGUAGES', codesOf(speaking('accuracy'))),
    '',
    list('LATIN_LANGUAGES', codesOf(languages.filter(({ script }) => script === 'Latn'))),
    '',
    list('JOINED_LANGUAGES', codesOf(languages.filter(({ script }) => JOINED_SCRIPTS.includes(script)))),
    '',
  ].join('\n');
}

/** As the formatter writes it: on one line where it has room. */
function list(name: string, items: readonly string[]): string {
  const quoted = items.map((item) => `'${item}'`);
  const line = `export const ${name} = [${quoted.join(', ')}] as const;`;
  if (line.length <= WIDTH) return line;
  return [`export const ${name} = [`, ...quoted.map((item) => `  ${item},`), '] as const;'].join('\n');
}
