import { splitList } from '../../../platform/split-list.ts';
import type { Profile, ProfileCertification, ProfileEducation, ProfilePosition } from '../../shapes/profile.ts';
import { plainText } from '../values/markup.ts';
import { noDate, type PartialDate, readPartialDate } from '../values/partial-date.ts';
import { splitName } from '../values/person-name.ts';
import { countryName, type Place, readPlace } from '../values/place.ts';
import {
  emptyCertification,
  emptyEducation,
  emptyPosition,
  emptyProfile,
  firstEntries,
  languagesText,
  makeSourceId,
  Notes,
  uniqueSkills,
} from '../values/profile-parts.ts';
import { cleanLine, cleanText, cleanUrl, foldKey, readEmails } from '../values/text.ts';
import { asFields, asList, type Fields, isFields, pick } from './json-fields.ts';
import { fromReactiveResume } from './reactive-resume.ts';

export type ResumeReading =
  | { ok: true; profile: Profile; emails: string[]; sourceId: string; notes: string[] }
  | { ok: false; reason: string };

function namesIn(value: unknown): string[] {
  return asList(value)
    .map((item) => lineOf(isFields(item) ? pick(item, 'name', 'title', 'text', 'keyword') : item))
    .filter((name) => name !== '');
}

/** The drafts hold several of a thing as an object: `{work: …, personal: …}`. */
function valuesOf(value: unknown): unknown[] {
  return isFields(value) ? Object.values(value) : [value];
}

function textOf(value: unknown): string {
  return cleanText(plainText(value));
}

function lineOf(value: unknown): string {
  return cleanLine(plainText(value));
}

/** A name that stands alone or in an object of its own. */
function nameOf(value: unknown): string {
  return lineOf(isFields(value) ? pick(value, 'name') : value);
}

/** The parts of the schema that a profile has no field for. */
const UNPLACED = ['volunteer', 'awards', 'publications', 'interests', 'references', 'projects', 'hobbies'];
const KNOWN_SECTIONS = ['basics', 'bio', 'work', 'education', 'skills', 'languages', 'certificates', 'certifications'];
const MAX_KEYWORDS = 2000;

/**
 * Reads one JSON Resume of any age: the drafts (`bio`, `firstName`), 0.x (`company`, `website`, `picture`, `gpa`) and
 * 1.x (`name`, `url`, `image`, `score`, `certificates`); and what Reactive Resume writes. Unknown parts are left; wrong
 * types are read as absent; tags of an editor leave the texts.
 */
export function readJsonResume(document: unknown, bytes: Uint8Array): ResumeReading {
  if (!isFields(document)) return { ok: false, reason: 'not a JSON Resume: not an object' };
  const notes = new Notes();
  const value = fromReactiveResume(document, notes) ?? document;
  if (!KNOWN_SECTIONS.some((section) => Object.hasOwn(value, section))) {
    return { ok: false, reason: 'not a JSON Resume: it has none of basics, work, education, skills' };
  }
  const basics = asFields(pick(value, 'basics', 'bio'));
  const profile: Profile = {
    ...emptyProfile(),
    ...readName(basics),
    headline: lineOf(pick(basics, 'label', 'headline', 'title')),
    summary: textOf(pick(basics, 'summary')),
    profilePicture: readUrl(pick(basics, 'image', 'picture'), 'picture', notes),
    geo: readLocation(pick(basics, 'location')),
    position: readWork(pick(value, 'work'), notes),
    educations: readEducations(pick(value, 'education'), notes),
    skills: readSkills(pick(value, 'skills'), notes),
    languages: languagesText(asList(pick(value, 'languages')).map(readLanguage), notes),
    certifications: readCertificates(
      ['certificates', 'certifications', 'certification'].flatMap((section) => asList(value[section])),
      notes,
    ),
    publicIdentifier: readUsername(pick(basics, 'profiles')),
  };
  for (const section of UNPLACED) {
    const count = asList(value[section]).length;
    if (count > 0) notes.add(`a profile has no field for ${section}: ${count} left out`);
  }
  const addresses = [pick(basics, 'email'), pick(basics, 'emails')].flatMap(asList).flatMap(valuesOf);
  const emails = [...new Set(addresses.flatMap(readEmails))];
  const hasContent =
    profile.firstName !== '' || profile.lastName !== '' || profile.position.length > 0 || profile.educations.length > 0;
  if (!hasContent && profile.skills.length === 0) return { ok: false, reason: 'a JSON Resume without content' };
  if (profile.firstName === '' && profile.lastName === '') notes.add('no name');
  return { ok: true, profile, emails, sourceId: makeSourceId('json-resume', emails[0] ?? bytes), notes: notes.list() };
}

function readName(basics: Fields): { firstName: string; lastName: string } {
  const firstName = cleanLine(pick(basics, 'firstName', 'givenName'));
  const lastName = cleanLine(pick(basics, 'lastName', 'familyName', 'surname'));
  const full = cleanLine(pick(basics, 'name'));
  if (firstName === '' && lastName === '') return splitName(full);
  return { firstName, lastName };
}

function readUrl(value: unknown, what: string, notes: Notes): string {
  const url = cleanUrl(value);
  if (url === '' && cleanLine(value) !== '')
    notes.add(`a ${what} address that is not a public web address is left out`);
  return url;
}

function readLocation(value: unknown): Place {
  if (typeof value === 'string') return readPlace(cleanLine(value));
  const location = asFields(value);
  const city = cleanLine(pick(location, 'city', 'town'));
  const region = cleanLine(pick(location, 'region', 'state'));
  const country = countryName(cleanLine(pick(location, 'country', 'countryName', 'countryCode')));
  return { city, country, full: [...new Set([city, region, country])].filter((part) => part !== '').join(', ') };
}

function readDates(entry: Fields, what: string, notes: Notes): { start: PartialDate; end: PartialDate } {
  const start = readPartialDate(pick(entry, 'startDate', 'start', 'from'));
  const end = readPartialDate(pick(entry, 'endDate', 'end', 'to'));
  for (const { doubt } of [start, end]) {
    if (doubt !== null) notes.add(`${what}: ${doubt}`);
  }
  return { start, end };
}

function entriesOf(value: unknown, what: string, notes: Notes): Fields[] {
  return firstEntries(asList(value).filter(isFields), what, notes);
}

/** Several positions at one company may be inside its entry; what they do not say themselves, the entry says. */
function rolesIn(entries: Fields[]): { entry: Fields; what: string }[] {
  return entries.flatMap((entry, index) => {
    const what = `work entry ${index + 1}`;
    const inside = [entry.positions, entry.roles, entry.position].flatMap((list) =>
      Array.isArray(list) ? list.filter(isFields) : [],
    );
    if (inside.length === 0) return [{ entry, what }];
    const company = Object.fromEntries(
      ['name', 'company', 'organization', 'employer', 'url', 'website', 'location', 'industry'].flatMap((key) =>
        pick(entry, key) === undefined ? [] : [[key, entry[key]]],
      ),
    );
    return inside.map((role, at) => {
      // Inside, `name` is the position's own.
      const title = pick(role, 'position', 'title', 'role', 'jobTitle', 'name');
      return { entry: { ...role, ...company, position: title }, what: `${what}, position ${at + 1}` };
    });
  });
}

function readWork(value: unknown, notes: Notes): ProfilePosition[] {
  const positions: ProfilePosition[] = [];
  for (const { entry, what } of firstEntries(rolesIn(entriesOf(value, 'work', notes)), 'work', notes)) {
    const companyName = nameOf(pick(entry, 'name', 'company', 'organization', 'employer'));
    const title = lineOf(pick(entry, 'position', 'title', 'role', 'jobTitle'));
    if (companyName === '' && title === '') {
      notes.add(`${what}: neither company nor title, left out`);
      continue;
    }
    const { start, end } = readDates(entry, what, notes);
    const location = pick(entry, 'location');
    const summary = textOf(pick(entry, 'summary', 'description'));
    const highlights = [...namesIn(pick(entry, 'highlights')), ...namesIn(pick(entry, 'details'))];
    positions.push({
      ...emptyPosition(),
      companyName,
      title,
      companyURL: readUrl(pick(entry, 'url', 'website'), 'company', notes),
      companyIndustry: cleanLine(pick(entry, 'industry')),
      location: typeof location === 'string' ? cleanLine(location) : readLocation(location).full,
      description: [summary, ...highlights.map((highlight) => `• ${highlight}`)]
        .filter((line) => line !== '')
        .join('\n'),
      employmentType: cleanLine(pick(entry, 'employmentType', 'type')),
      start: start.date,
      end: end.date,
    });
  }
  return positions;
}

function readEducations(value: unknown, notes: Notes): ProfileEducation[] {
  const educations: ProfileEducation[] = [];
  for (const [index, entry] of entriesOf(value, 'education', notes).entries()) {
    const what = `education entry ${index + 1}`;
    const schoolName = nameOf(pick(entry, 'institution', 'school', 'name'));
    if (schoolName === '') {
      notes.add(`${what}: no school, left out`);
      continue;
    }
    const { start, end } = readDates(entry, what, notes);
    const courses = namesIn(pick(entry, 'courses'));
    educations.push({
      ...emptyEducation(),
      schoolName,
      degree: lineOf(pick(entry, 'studyType', 'degree')),
      fieldOfStudy: lineOf(pick(entry, 'area', 'fieldOfStudy', 'field', 'major')),
      grade: cleanLine(pick(entry, 'score', 'gpa', 'grade')),
      description: [textOf(pick(entry, 'summary', 'description')), ...courses.map((course) => `• ${course}`)]
        .filter((line) => line !== '')
        .join('\n'),
      start: start.date,
      end: end.date,
    });
  }
  return educations;
}

function readCertificates(values: unknown[], notes: Notes): ProfileCertification[] {
  const certifications: ProfileCertification[] = [];
  const seen = new Set<string>();
  for (const item of firstEntries(values, 'certificates', notes)) {
    const entry = isFields(item) ? item : { name: item };
    const name = lineOf(pick(entry, 'name', 'title', 'certificationName'));
    const authority = nameOf(pick(entry, 'issuer', 'institution', 'awarder', 'authority', 'certificationAuthority'));
    const start = readPartialDate(pick(entry, 'date', 'startDate', 'receiveDate', 'issueDate', 'year'));
    const end = readPartialDate(pick(entry, 'endDate', 'expirationDate', 'expires'));
    const key = [foldKey(name), foldKey(authority), start.date.year, start.date.month].join('|');
    if (name === '' || seen.has(key)) continue;
    seen.add(key);
    if (start.doubt !== null) notes.add(`certificate: ${start.doubt}`);
    certifications.push({
      ...emptyCertification(),
      name,
      authority,
      company: { name: authority, universalName: '', logo: '' },
      start: start.date,
      end: end.isOpen ? noDate() : end.date,
    });
  }
  return certifications;
}

function readSkills(value: unknown, notes: Notes): { name: string }[] {
  const names = asList(value).flatMap(skillNames);
  if (names.length > MAX_KEYWORDS) notes.add(`skills: only the first ${MAX_KEYWORDS} are read`);
  return uniqueSkills(names.slice(0, MAX_KEYWORDS), notes);
}

/** A group (`Web`, with keywords) names its members too: they are what a reader looks for. */
function skillNames(item: unknown): string[] {
  if (!isFields(item)) return namesIn([item]);
  const keywords = asList(item.keywords);
  const [only] = keywords;
  // One text instead of a list: its commas part the keywords, those inside brackets apart.
  const names =
    keywords.length === 1 && typeof only === 'string' ? splitList(only, ',;、，').map(lineOf) : namesIn(keywords);
  return [lineOf(pick(item, 'name')), ...names].filter((name) => name !== '');
}

function readLanguage(item: unknown): { name: string; level: string } {
  if (!isFields(item)) return { name: cleanLine(item), level: '' };
  return {
    name: cleanLine(pick(item, 'language', 'name')),
    level: cleanLine(pick(item, 'fluency', 'level', 'proficiency')),
  };
}

/** The person's name at a professional network: the only account of the list that identifies a person at work. */
function readUsername(value: unknown): string {
  // The drafts hold accounts as an object: `{linkedin: …}`.
  const accounts =
    isFields(value) && !Object.hasOwn(value, 'network')
      ? Object.entries(value).map(([network, username]): Fields => ({ network, username }))
      : asList(value).filter(isFields);
  for (const account of accounts) {
    if (foldKey(cleanLine(account.network)) !== 'linkedin') continue;
    const name = nameAtNetwork(cleanLine(account.url)) ?? nameAtNetwork(cleanLine(account.username));
    if (name !== null) return name;
  }
  return '';
}

/** The name in an address of the network, or one that stands alone; null for anything else, another host's address too. */
function nameAtNetwork(text: string): string | null {
  const address = /^(?:https?:\/\/)?(?:[a-z]{2,3}\.)?linkedin\.com\/in\/([^/?#\s]+)/i.exec(text);
  const name = address?.[1] ?? text.replace(/^\/?in\//, '').replace(/^@/, '');
  if (name === '' || /[\s/]/.test(name)) return null;
  try {
    return decodeURIComponent(name);
  } catch {
    // Not percent-encoded after all: the name is as it is.
    return name;
  }
}
