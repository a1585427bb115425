import { isUtf8 } from 'node:buffer';
import type { Clock } from '../../../platform/clock.ts';
import type { Profile, ProfileCertification, ProfileEducation, ProfilePosition } from '../../shapes/profile.ts';
import { readPartialDate } from '../values/partial-date.ts';
import { readPlace } from '../values/place.ts';
import {
  emptyCertification,
  emptyEducation,
  emptyPosition,
  emptyProfile,
  languagesText,
  makeSourceId,
  Notes,
  uniqueSkills,
} from '../values/profile-parts.ts';
import { cleanLine, cleanText, readEmails } from '../values/text.ts';
import type { ByteSource } from './byte-source.ts';
import { decodeText, ENCODING_LABELS, type Encoding } from './decode-text.ts';
import type { ExportPart } from './export-headers.ts';
import { partOfFile, readTable, type Table, type TableRow } from './export-table.ts';
import {
  readZipDirectory,
  readZipEntry,
  shownName,
  ZIP_LIMITS,
  type ZipContent,
  type ZipEntry,
  type ZipLimits,
} from './zip-reader.ts';

export type ExportReading =
  | { ok: true; profile: Profile; emails: string[]; sourceId: string; joinedAt: string | null; notes: string[] }
  | { ok: false; reason: string; line?: number };

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
): Promise<ExportReading> {
  const directory = await readZipDirectory(source, limits);
  if (!directory.ok) return directory;
  const chosen = chooseEntries(directory.entries);
  if (typeof chosen === 'string') return { ok: false, reason: chosen };
  if (chosen.size === 0)
    return {
      ok: false,
      reason: 'not a data export: none of its files (Profile.csv, Positions.csv, …) is in the archive',
    };

  const notes = new Notes();
  const tables = new Map<ExportPart, TableRow[]>();
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
    tables.set(part, table.rows);
  }
  for (const part of EXPECTED) {
    if (!tables.has(part)) notes.add(`no file for ${part}`);
  }
  return assemble(tables, notes);
}

type TableReading =
  | { ok: true; encoding: Encoding; table: Table & { ok: true } }
  | { ok: false; reason: string; line?: number };

type Unpacked = { shown: string; content: ZipContent };

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
    if (content.ok && !isUtf8(content.bytes)) undecided.push(content.bytes, Buffer.from('\n'));
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

/** The tables of one export: those in the folder of the profile, the outermost one. */
function chooseEntries(entries: ZipEntry[]): Map<ExportPart, ZipEntry> | string {
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
  return chosen;
}

function assemble(tables: ReadonlyMap<ExportPart, TableRow[]>, notes: Notes): ExportReading {
  const rowsOf = (part: ExportPart): TableRow[] => tables.get(part) ?? [];
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
    position: readPositions(rowsOf('positions'), notes),
    educations: readEducations(rowsOf('education'), notes),
    skills: uniqueSkills(rowsOf('skills').map(({ cells }) => cells.name ?? '')),
    certifications: readCertifications(rowsOf('certifications'), notes),
    languages: languagesText(
      rowsOf('languages').map(({ cells }) => ({ name: cells.name ?? '', level: cells.level ?? '' })),
    ),
    publicIdentifier: readPublicName(cleanLine(person.publicUrl)),
  };
  const hasName = profile.firstName !== '' || profile.lastName !== '';
  if (!hasName && profile.position.length + profile.educations.length + profile.skills.length === 0) {
    return { ok: false, reason: 'the tables of the export are empty' };
  }
  if (!hasName) notes.add('no name');
  const emails = readAddresses(rowsOf('emails'), person.emailAddress);
  const identity =
    emails[0] ?? JSON.stringify([profile.firstName, profile.lastName, profile.position, profile.educations]);
  return {
    ok: true,
    profile,
    emails,
    sourceId: makeSourceId('network-export', identity),
    joinedAt: readJoined(rowsOf('registration'), notes),
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

const YES = /^(yes|true|1|ja|oui|s[ií]|sim|kyllä|да|はい|예|是)$/i;

function readAddresses(rows: TableRow[], fromProfile: string | undefined): string[] {
  const ordered = rows.toSorted(
    (a, b) => Number(YES.test(b.cells.primary ?? '')) - Number(YES.test(a.cells.primary ?? '')),
  );
  return [...new Set([...ordered.flatMap(({ cells }) => readEmails(cells.address)), ...readEmails(fromProfile)])];
}

function readPublicName(url: string): string {
  const name = /\/in\/([^/?#\s]+)/.exec(url)?.[1] ?? '';
  try {
    return decodeURIComponent(name);
  } catch {
    // Not percent-encoded after all: the name stands as it is.
    return name;
  }
}

/** `3/4/12, 5:06 PM` (month first, as the network writes it), `2012/03/04 17:06:00 UTC` or an ISO date. */
function readJoined(rows: TableRow[], notes: Notes): string | null {
  const text = cleanLine(rows[0]?.cells.at).replace(/\s*UTC$/, '');
  if (text === '') return null;
  const us = /^(\d{1,2})\/(\d{1,2})\/(\d{2}|\d{4})(?:,?\s+(\d{1,2}):(\d{2})(?::\d{2})?\s*([AP]M)?)?$/i.exec(text);
  const iso = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[T ](\d{1,2}):(\d{2}))?/.exec(text);
  let parts: [number, number, number, number, number] | null = null;
  if (us !== null) {
    const [, month = '', day = '', year = '', hour = '0', minute = '0', half] = us;
    const afternoon = half?.toUpperCase() === 'PM' ? 12 : 0;
    const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + afternoon;
    parts = [Number(year) + (year.length === 2 ? 2000 : 0), Number(month), Number(day), hours, Number(minute)];
  } else if (iso !== null) {
    const [, year = '', month = '', day = '', hour = '0', minute = '0'] = iso;
    parts = [Number(year), Number(month), Number(day), Number(hour), Number(minute)];
  }
  if (parts !== null) {
    const [year, month, day, hour, minute] = parts;
    const joined = new Date(Date.UTC(year, month - 1, day, hour, minute));
    if (joined.getUTCMonth() === month - 1 && joined.getUTCDate() === day) return joined.toISOString();
  }
  notes.add('the date of joining cannot be read');
  return null;
}
