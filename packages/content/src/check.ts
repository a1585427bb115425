import { LANGUAGES } from '@colloquy/contract/shared';
import { AREAS, type AreaName } from '../schema/areas.ts';
import { NOTHING_FORBIDDEN } from '../schema/blueprint.ts';
import { checkApplication } from './check-application.ts';
import { checkBank } from './check-bank.ts';
import { blueprintCheck } from './check-blueprint.ts';
import { checkDialogue } from './check-dialogue.ts';
import { checkMessages } from './check-messages.ts';
import { checkOccupation, checkOccupations } from './check-occupation.ts';
import { checkProbes } from './check-probes.ts';
import { checkPrompt, checkPrompts } from './check-prompt.ts';
import type { Problem } from './problem.ts';
import type { Entry, ReadContent } from './read-content.ts';
import { staleUnits, translatedUnits, unitsOf } from './translation.ts';

/**
 * Translations that candidates read and whose English text has changed since. Content is compiled with them, so that
 * somebody who changes a text sees the page; the check refuses them.
 */
export function checkFreshness({ entries }: ReadContent): Problem[] {
  return entries.flatMap((entry) => {
    const { mustBeFresh } = AREAS[entry.area];
    if (mustBeFresh === undefined || entry.english === null) return [];
    if (mustBeFresh !== true && !mustBeFresh.includes(entry.entry ?? '')) return [];
    const units = unitsOf(entry.area, entry.english);
    return Object.entries(entry.translations).flatMap(([language, translation]) =>
      staleUnits(units, translation, entry.area).map((id) => ({
        file: translation.file,
        path: id,
        rule: `its English text has changed: npm run content -- confirm ${language} ${nameOf(entry)} ${id}`,
      })),
    );
  });
}

/** What the parts of the content have to do with each other; the form of each was checked when it was read. */
export function checkContent({ languages, entries, problems }: ReadContent): Problem[] {
  const found = [...problems];
  const codes = languages.map(({ code }) => code);
  const expected = LANGUAGES.filter((language) => language !== 'en-IN');
  if (codes.join() !== expected.join())
    found.push({
      file: 'languages.yaml',
      path: '',
      rule: `lists ${codes.join(', ')}; LANGUAGES of the contract has ${expected.join(', ')}: npm run content -- types`,
    });
  for (const { code, speaks } of languages)
    for (const area of speaks)
      if (!isKnown(area, entries))
        found.push({
          file: 'languages.yaml',
          path: code,
          rule: `${area} is no area: ${Object.keys(AREAS).join(', ')}`,
        });
  for (const entry of entries) {
    const wanting = wantingPart(entry);
    if (wanting !== null) {
      if (!isNamed(found, entry)) found.push(wanting);
      continue;
    }
    if (AREAS[entry.area].english !== null)
      found.push(...missingParts(entry, languages), ...unspokenParts(entry, languages));
    found.push(...CHECKS[entry.area](entry));
  }
  return [...found, ...checkOccupations(entries), ...checkPrompts(entries)];
}

/** The rules of one entry that is read with its English part and its definition. */
export function checkEntry(entry: Entry): Problem[] {
  const wanting = wantingPart(entry);
  if (wanting !== null) return [wanting];
  return CHECKS[entry.area](entry);
}

function wantingPart(entry: Entry): Problem | null {
  const { common, english } = AREAS[entry.area];
  if (common !== null && entry.common === null)
    return { file: entry.file, path: '', rule: `has no ${common.file}.yaml beside it` };
  if (english !== null && entry.english === null)
    return { file: entry.file, path: '', rule: 'has no English part (en) beside it' };
  return null;
}

/** Whether the part that is wanting was read and has problems of its own. */
function isNamed(found: readonly Problem[], entry: Entry): boolean {
  const { common } = AREAS[entry.area];
  if (common !== null && entry.common === null)
    return found.some(({ file }) => file.includes(`/${common.file}.`) && file.startsWith(`${entry.area}/`));
  return found.some(({ file }) => file === entry.file);
}

function nameOf({ area, entry }: Entry): string {
  return entry === null ? area : `${area}/${entry}`;
}

/** An area, or an entry of one (`messages/room`). */
function isKnown(name: string, entries: readonly Entry[]): boolean {
  const [area = '', entry] = name.split('/');
  if (!Object.hasOwn(AREAS, area)) return false;
  const own = entries.filter((candidate) => candidate.area === area);
  return entry === undefined || own.length === 0 || own.some((candidate) => candidate.entry === entry);
}

function isSpoken(entry: Entry, { speaks }: ReadContent['languages'][number]): boolean {
  return speaks.includes(entry.area) || speaks.includes(nameOf(entry));
}

/** What is written in a language is spoken by it: else nothing would be told of it when a part or the file goes. */
function unspokenParts(entry: Entry, languages: ReadContent['languages']): Problem[] {
  return languages
    .filter((language) => !isSpoken(entry, language))
    .flatMap(({ code }) => {
      const { file, meta } =
        code === 'en' ? { file: entry.file, meta: { partial: false } } : (entry.translations[code] ?? NO_TRANSLATION);
      if (file === null || meta.partial) return [];
      return [{ file, path: '', rule: `is not in what ${code} speaks (languages.yaml), nor says that it is partial` }];
    });
}

const NO_TRANSLATION = { file: null, meta: { partial: true } } as const;

/** A language that speaks an area has every needed unit of every entry. */
function missingParts(entry: Entry, languages: ReadContent['languages']): Problem[] {
  const units = unitsOf(entry.area, entry.english);
  return languages
    .filter((language) => language.code !== 'en' && isSpoken(entry, language))
    .flatMap(({ code }) => {
      const translation = entry.translations[code];
      if (translation === undefined)
        return [
          { file: entry.file, path: '', rule: `has no translation ${code}, and ${code} speaks ${nameOf(entry)}` },
        ];
      const there = new Set(translatedUnits(entry.area, translation.value));
      return units
        .filter(({ id, isNeeded }) => isNeeded && !there.has(id))
        .map(({ id }) => ({ file: translation.file, path: id, rule: 'is missing' }));
    });
}

const CHECKS: Record<AreaName, (entry: Entry) => Problem[]> = {
  applications: checkApplication,
  banks: checkBank,
  blueprints: checkTypeBlueprint,
  consent: () => [],
  dialogue: checkDialogue,
  lexicons: () => [],
  messages: checkMessages,
  occupations: checkOccupation,
  probes: checkProbes,
  prompts: checkPrompt,
  protected: () => [],
  trades: () => [],
};

const checkBlueprint = blueprintCheck(NOTHING_FORBIDDEN);

function checkTypeBlueprint({ english, translations, file }: Entry): Problem[] {
  const whole = {
    ...(english as object),
    translations: Object.fromEntries(Object.entries(translations).map(([language, { value }]) => [language, value])),
  };
  const checked = checkBlueprint(whole);
  if (checked.ok) return [];
  return checked.problems.map(({ path, rule }) => {
    const [, language = '', inner = path] = /^translations\.([a-z]+)\.(.*)$/.exec(path) ?? [];
    return { file: translations[language]?.file ?? file, path: inner, rule };
  });
}
