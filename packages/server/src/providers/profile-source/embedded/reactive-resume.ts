import { readDateRange } from '../values/date-range.ts';
import type { Notes } from '../values/profile-parts.ts';
import { asFields, asList, type Fields, isFields, pick } from './json-fields.ts';

const WORK = ['experience', 'work'];
const KNOWN = [...WORK, 'education', 'skills', 'languages', 'certifications', 'profiles'];

/**
 * A document of Reactive Resume (versions 2 to 5: `sections` with `items`) in the shape of JSON Resume, or null when it
 * is none. What its author hid from the resume stays out.
 */
export function fromReactiveResume(value: Fields, notes: Notes): Fields | null {
  const sections = asFields(value.sections);
  if (!KNOWN.some((name) => Object.hasOwn(sections, name))) return null;
  const items = (name: string): Fields[] => itemsOf(name, sections[name], notes);
  const basics = asFields(value.basics);
  const summary = [value.summary, sections.summary].map(contentOf).find((text) => text !== undefined);
  return {
    basics: {
      ...basics,
      label: pick(basics, 'headline', 'label'),
      image: pick(asFields(pick(basics, 'picture', 'photo')), 'url') ?? pick(asFields(value.picture), 'url'),
      ...(summary === undefined ? {} : { summary }),
      profiles: items('profiles').map((item) => ({ ...item, url: addressOf(pick(item, 'url', 'website')) })),
    },
    work: WORK.flatMap(items).map((item) => ({
      ...item,
      ...datesOf(item),
      name: pick(item, 'company', 'name'),
      url: addressOf(pick(item, 'url', 'website')),
      summary: pick(item, 'summary', 'description'),
    })),
    education: items('education').map((item) => ({
      ...item,
      ...datesOf(item),
      institution: pick(item, 'institution', 'school', 'name'),
      studyType: pick(item, 'studyType', 'degree'),
    })),
    skills: items('skills'),
    languages: items('languages').map((item) => ({
      language: pick(item, 'language', 'name'),
      fluency: pick(item, 'fluency', 'description') ?? (typeof item.level === 'string' ? item.level : undefined),
    })),
    certificates: items('certifications').map((item) => ({
      ...item,
      name: pick(item, 'name', 'title'),
      date: typeof item.date === 'string' ? item.date : pick(asFields(item.date), 'start', 'end'),
    })),
    ...Object.fromEntries(
      ['volunteer', 'awards', 'publications', 'interests', 'references', 'projects'].map((name) => [name, items(name)]),
    ),
  };
}

function itemsOf(name: string, section: unknown, notes: Notes): Fields[] {
  const fields = asFields(section);
  const items = asList(Array.isArray(section) ? section : fields.items).filter(isFields);
  const shown = isHidden(fields) ? [] : items.filter((item) => !isHidden(item));
  if (shown.length < items.length) notes.add(`${name}: ${items.length - shown.length} hidden, left out`);
  return shown;
}

function isHidden(fields: Fields): boolean {
  return fields.visible === false || fields.hidden === true;
}

function contentOf(section: unknown): unknown {
  const fields = asFields(section);
  return isHidden(fields) ? undefined : pick(fields, 'content', 'body');
}

/** Addresses stand alone or with a label: `{label, href}`. */
function addressOf(value: unknown): unknown {
  return isFields(value) ? pick(value, 'href', 'url') : value;
}

/** `{start, end}` in version 2, one text (`Jan 2020 – Present`) since. */
function datesOf(item: Fields): Fields {
  const date = pick(item, 'date', 'period');
  if (isFields(date)) return { startDate: date.start, endDate: date.end };
  const { start, end } = readDateRange(date);
  return { startDate: start, endDate: end };
}
