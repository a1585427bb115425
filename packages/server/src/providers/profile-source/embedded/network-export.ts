import { isUtf8 } from 'node:buffer';
import type { Clock } from '../../../platform/clock.ts';
import { once } from '../../../platform/once.ts';
import type { Profile, ProfileCertification, ProfileEducation, ProfilePosition } from '../../shapes/profile.ts';
import type { PersonReading } from '../port.ts';
import { readJoinedDate } from '../values/joined-date.ts';
import { readPartialDate } from '../values/partial-date.ts';
import { readPlace } from '../values/place.ts';
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
import { cleanLine, cleanText, readEmails } from '../values/text.ts';
import { alternatives } from '../words.ts';
import type { ByteSource } from './byte-source.ts';
import { decodeText, ENCODING_LABELS, type Encoding } from './decode-text.ts';
import type { ExportPart } from './export-headers.ts';
import { isTable, partOfFile, readTable, type TableContent, type TableRow } from './export-table.ts';
import {
  readZipDirectory,
  readZipEntry,
  shownName,
  ZIP_LIMITS,
  type ZipContent,
  type ZipEntry,
  type ZipLimits,
} from './zip-reader.ts';

const MAX_FOLDER_DEPTH = 4;
const EXPECTED: ExportPart[] = ['profile', 'positions', 'education', 'skills', 'certifications', 'languages'];

/**
 * Reads a member's own data export of a professional network. Only the tables it knows are unpacked, one at a time;
 * everything else in the archive (connections, messages) is never touched. A missing table is a note, a broken one
 * refuses the archive with its file and line (of addresses and joining date: is left out with a note).
 */
export async function readNetworkExport(
  source: ByteSource,
  clock: Clock,
  limits: ZipLimits = ZIP_LIMITS,
): Promise<PersonReading> {
  const directory = await readZipDirectory(source, limits);
  if (!directory.ok) return directory;
  const choice = chooseEntries(directory.entries);
  if (typeof choice === 'string') return { ok: false, reason: choice };
  const { chosen, ignored } = choice;
  if (chosen.size === 0)
    return {
      ok: false,
      reason: 'not a data export: none of its files (Profile.csv, Positions.csv, …) is in the archive',
    };

  const notes = new Notes();
  const tables = new Map<ExportPart, TableContent>();
  const { contents, evidence } = await unpack(source, chosen, limits);
  for (const [part, { shown, content }] of contents) {
    const read = content.ok ? readOne(part, shown, content.bytes, evidence) : content;
    if (!read.ok) {
      if (EXPECTED.includes(part)) return read;
      notes.add(`left out: ${read.reason}`);
      continue;
    }
    const { encoding, table } = read;
    if (!encoding.startsWith('utf-')) notes.add(`${shown} is not UTF-8 and was read as ${ENCODING_LABELS[encoding]}`);
    if (table.byPosition) notes.add(`${shown}: the column names are not known, read in the usual order of columns`);
    if (table.endColumn !== null) notes.add(`${shown}: the column ${quoted(table.endColumn)} was taken for the end`);
    if (table.unread.length > 0 && !PERSONAL.includes(part))
      notes.add(`${shown}: columns not read: ${listOf(table.unread.map(quoted))}`);
    tables.set(part, table);
  }
  for (const part of EXPECTED) {
    if (!tables.has(part)) notes.add(`no file for ${part}`);
  }
  if (ignored.length > 0) notes.add(`not read: ${listOf(ignored)}`);
  return assemble(tables, clock, notes);
}

type TableReading =
  | { ok: true; encoding: Encoding; table: TableContent }
  | { ok: false; reason: string; line?: number };

type Unpacked = { shown: string; content: ZipContent };

function isUtf16([first, second]: Uint8Array): boolean {
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
}

/**
 * The chosen tables. `evidence` is what of them is not UTF-8, together: one program wrote them all, and a short table
 * alone may not tell its encoding.
 */
async function unpack(
  source: ByteSource,
  chosen: ReadonlyMap<ExportPart, ZipEntry>,
  limits: ZipLimits,
): Promise<{ contents: Map<ExportPart, Unpacked>; evidence: Uint8Array }> {
  const contents = new Map<ExportPart, Unpacked>();
  const undecided: Uint8Array[] = [];
  for (const [part, entry] of chosen) {
    const content = await readZipEntry(source, entry, limits);
    contents.set(part, { shown: shownName(entry.name), content });
    if (content.ok && !isUtf8(content.bytes) && !isUtf16(content.bytes))
      undecided.push(content.bytes, Buffer.from('\n'));
  }
  return { contents, evidence: Buffer.concat(undecided) };
}

function readOne(part: ExportPart, shown: string, bytes: Uint8Array, evidence: Uint8Array): TableReading {
  const decoded = decodeText(bytes, evidence);
  if (!decoded.ok) return refusal(`${shown}: ${decoded.reason}`, decoded.line);
  const table = readTable(part, decoded.text);
  return table.ok ? { ok: true, encoding: decoded.encoding, table } : refusal(`${shown}: ${table.reason}`, table.line);
}

function refusal(reason: string, line: number | undefined): { ok: false; reason: string; line?: number } {
  return line === undefined ? { ok: false, reason } : { ok: false, reason, line };
}

function folderOf(name: string): string {
  return name.slice(0, name.lastIndexOf('/') + 1);
}

const MAX_LISTED = 12;

function listOf(names: string[]): string {
  const listed = names.slice(0, MAX_LISTED).join(', ');
  return names.length > MAX_LISTED ? `${listed} and ${names.length - MAX_LISTED} more` : listed;
}

/** Tables whose other columns (post code, accounts elsewhere) a profile has no field for. */
const PERSONAL: readonly ExportPart[] = ['profile', 'emails', 'registration'];

/** A name of the file's own, bounded. */
function quoted(name: string): string {
  return JSON.stringify(cleanLine(name).slice(0, 60));
}

type Choice = { chosen: Map<ExportPart, ZipEntry>; ignored: string[] };

/** The tables of one export: those in the folder of the profile, the outermost one; and the names of other tables there. */
function chooseEntries(entries: ZipEntry[]): Choice | string {
  const candidates = entries.flatMap((entry) => {
    const part = partOfFile(entry.name);
    const depth = entry.name.split('/').length - 1;
    return part === null || depth > MAX_FOLDER_DEPTH ? [] : [{ part, entry, depth, folder: folderOf(entry.name) }];
  });
  const anchors = candidates.some(({ part }) => part === 'profile')
    ? candidates.filter(({ part }) => part === 'profile')
    : candidates;
  const depth = Math.min(...anchors.map((anchor) => anchor.depth));
  const folders = new Set(anchors.filter((anchor) => anchor.depth === depth).map((anchor) => anchor.folder));
  if (folders.size > 1) return 'exports of several people in one archive: import each alone';
  const [folder] = folders;
  const chosen = new Map<ExportPart, ZipEntry>();
  for (const candidate of candidates) {
    if (candidate.folder !== folder) continue;
    const other = chosen.get(candidate.part);
    if (other !== undefined)
      return `two files for ${candidate.part}: ${shownName(other.name)} and ${shownName(candidate.entry.name)}`;
    chosen.set(candidate.part, candidate.entry);
  }
  const ignored = entries
    .filter(({ name }) => isTable(name) && partOfFile(name) === null && folderOf(name) === folder)
    .map(({ name }) => shownName(name));
  return { chosen, ignored };
}

function assemble(tables: ReadonlyMap<ExportPart, TableContent>, clock: Clock, notes: Notes): PersonReading {
  const rowsOf = (part: ExportPart): TableRow[] => tables.get(part)?.rows ?? [];
  const entriesOf = (part: ExportPart): TableRow[] => firstEntries(rowsOf(part), part, notes);
  const people = rowsOf('profile');
  if (people.length > 1) {
    return refusal('the profile table holds more than one person', people[1]?.line);
  }
  const person = people[0]?.cells ?? {};
  const summary = cleanText(person.summary) || cleanText(rowsOf('summary')[0]?.cells.summary);
  const profile: Profile = {
    ...emptyProfile(),
    firstName: cleanLine(person.firstName),
    lastName: cleanLine(person.lastName),
    headline: cleanLine(person.headline),
    summary,
    geo: readPlace(cleanLine(person.geo)),
    position: readPositions(entriesOf('positions'), notes),
    educations: readEducations(entriesOf('education'), notes),
    skills: uniqueSkills(
      entriesOf('skills').map(({ cells }) => cells.name ?? ''),
      notes,
    ),
    certifications: readCertifications(entriesOf('certifications'), notes),
    languages: languagesText(
      entriesOf('languages').map(({ cells }) => ({ name: cells.name ?? '', level: cells.level ?? '' })),
    ),
    publicIdentifier: readPublicName(cleanLine(person.publicUrl)),
  };
  const hasName = profile.firstName !== '' || profile.lastName !== '';
  if (!hasName && profile.position.length + profile.educations.length + profile.skills.length === 0) {
    return { ok: false, reason: 'the tables of the export are empty' };
  }
  if (!hasName) notes.add('no name');
  const emails = readAddresses(rowsOf('emails'), person.emailAddress, notes);
  const identity =
    emails[0] ?? JSON.stringify([profile.firstName, profile.lastName, profile.position, profile.educations]);
  return {
    ok: true,
    profile,
    emails,
    sourceId: makeSourceId('network-export', identity),
    joinedAt: readJoined(tables, clock, notes),
    notes: notes.list(),
  };
}

function dates(
  cells: Readonly<Record<string, string>>,
  where: string,
  notes: Notes,
): Pick<ProfilePosition, 'start' | 'end'> {
  const start = readPartialDate(cells.start);
  const end = readPartialDate(cells.end);
  for (const { doubt } of [start, end]) if (doubt !== null) notes.add(`${where}: ${doubt}`);
  return { start: start.date, end: end.date };
}

function readPositions(rows: TableRow[], notes: Notes): ProfilePosition[] {
  return rows.flatMap(({ cells, line }) => {
    const companyName = cleanLine(cells.company);
    const title = cleanLine(cells.title);
    if (companyName === '' && title === '') {
      notes.add(`positions, line ${line}: neither company nor title, left out`);
      return [];
    }
    return [
      {
        ...emptyPosition(),
        companyName,
        title,
        description: cleanText(cells.description),
        location: cleanLine(cells.location),
        ...dates(cells, `positions, line ${line}`, notes),
      },
    ];
  });
}

function readEducations(rows: TableRow[], notes: Notes): ProfileEducation[] {
  return rows.flatMap(({ cells, line }) => {
    const schoolName = cleanLine(cells.school);
    if (schoolName === '') {
      notes.add(`education, line ${line}: no school, left out`);
      return [];
    }
    return [
      {
        ...emptyEducation(),
        schoolName,
        degree: cleanLine(cells.degree),
        fieldOfStudy: cleanLine(cells.field),
        grade: cleanLine(cells.grade),
        description: cleanText(cells.notes),
        activities: cleanText(cells.activities),
        ...dates(cells, `education, line ${line}`, notes),
      },
    ];
  });
}

function readCertifications(rows: TableRow[], notes: Notes): ProfileCertification[] {
  return rows.flatMap(({ cells, line }) => {
    const name = cleanLine(cells.name);
    if (name === '') {
      notes.add(`certifications, line ${line}: no name, left out`);
      return [];
    }
    const authority = cleanLine(cells.authority);
    return [
      {
        ...emptyCertification(),
        name,
        authority,
        company: { name: authority, universalName: '', logo: '' },
        ...dates(cells, `certifications, line ${line}`, notes),
      },
    ];
  });
}

const isYes = once(() => wholly(({ yes }) => yes));
const isNo = once(() => wholly(({ no }) => no));

function wholly(list: Parameters<typeof alternatives>[0]): RegExp {
  return new RegExp(`^(${alternatives(list)})$`, 'i');
}

/** An address that nobody confirmed is anybody's: it must not say who the person is. */
function readAddresses(rows: TableRow[], fromProfile: string | undefined, notes: Notes): string[] {
  const isUnconfirmed = ({ cells }: TableRow): boolean => isNo().test(cleanLine(cells.confirmed));
  const unconfirmed = new Set(rows.filter(isUnconfirmed).flatMap(({ cells }) => readEmails(cells.address)));
  const ordered = rows
    .filter((row) => !isUnconfirmed(row))
    .toSorted((a, b) => Number(isYes().test(b.cells.primary ?? '')) - Number(isYes().test(a.cells.primary ?? '')));
  const confirmed = new Set(ordered.flatMap(({ cells }) => readEmails(cells.address)));
  const own = readEmails(fromProfile).filter((address) => confirmed.has(address) || !unconfirmed.has(address));
  if ([...unconfirmed].some((address) => !confirmed.has(address)))
    notes.add('an address that is not confirmed is left out');
  return [...new Set([...confirmed, ...own])];
}

function readPublicName(url: string): string {
  const name = /\/in\/([^/?#\s]+)/.exec(url)?.[1] ?? '';
  try {
    return decodeURIComponent(name);
  } catch {
    // Not percent-encoded after all: the name is as it is.
    return name;
  }
}

function readJoined(tables: ReadonlyMap<ExportPart, TableContent>, clock: Clock, notes: Notes): string | null {
  const registration = tables.get('registration');
  const text = cleanLine(registration?.rows[0]?.cells.at);
  const others = [...tables.values()].flatMap(({ rows }) =>
    rows.flatMap(({ cells }) => [cells.at, cells.updated, cells.start, cells.end].map(cleanLine)),
  );
  const isEnglish = registration?.isEnglish ?? true;
  const { at, doubt } = readJoinedDate(text, { others, isEnglish, nowMs: clock.now() });
  if (doubt !== null) notes.add(doubt);
  return at;
}
