// A file of people as the importer reads it: each format with the text in every field, and the text as the file itself.
import { load } from './sources.mjs';

const CLOCK = { now: () => Date.parse('2026-03-01T12:00:00Z') };

export async function openImport(_language, format) {
  const { readJsonResume } = await load('providers/profile-source/embedded/json-resume.ts');
  const { importSource } = await load('providers/profile-source/embedded/import-files.ts');
  const { bytesSource } = await load('providers/profile-source/embedded/byte-source.ts');
  const { readNetworkExport } = await load('providers/profile-source/embedded/network-export.ts');
  const { makeZip } = await load('providers/profile-source/embedded/testing/make-zip.ts');
  const { CSV_DELIMITERS } = await load('providers/profile-source/embedded/csv.ts');
  const { signal } = new AbortController();
  const file = async (name, text) => {
    for await (const _ of importSource(bytesSource(Buffer.from(text)), name, CLOCK, signal));
  };
  const archive = (tables) =>
    readNetworkExport(
      bytesSource(
        makeZip(Object.entries(tables).map(([name, rows]) => ({ name, content: Buffer.from(rows), method: 0 }))),
      ),
      CLOCK,
    );
  switch (format) {
    case 'json-resume':
      return (text) => void readJsonResume(jsonResume(text), new Uint8Array());
    case 'reactive-resume':
      return (text) => {
        for (const date of [text, { start: text, end: text }]) readJsonResume(reactive(text, date), new Uint8Array());
      };
    case 'json-lines':
      return async (text) => {
        await file('people.jsonl', text);
        await file('people.json', text);
        await file('people.json', `[${JSON.stringify(jsonResume(text))}, ${text}`);
      };
    case 'network-export':
      // An archive has the text two dozen times: as much of it in all cells together as other formats have.
      return (text) => archive(tables(text.slice(0, Math.ceil(text.length / 5))));
    case 'table':
      return async (text) => {
        await archive({ 'Profile.csv': text, 'Positions.csv': text });
        for (const delimiter of CSV_DELIMITERS) {
          const header = ['Company Name', 'Title', 'Started On', 'Finished On'].join(delimiter);
          await archive({ 'Positions.csv': `${header}\n${text}` });
          await archive({ 'Positions.csv': `${text}\n${header}\nPolar Air${delimiter}Captain` });
        }
      };
    default:
      throw new Error(`no format of an import: ${format}`);
  }
}

function jsonResume(text) {
  const dates = { startDate: text, endDate: text };
  return {
    basics: {
      name: text,
      label: text,
      summary: text,
      email: text,
      image: text,
      location: text,
      profiles: [{ network: 'linkedin', url: text }],
    },
    work: [{ name: text, position: text, location: text, url: text, summary: text, highlights: [text], ...dates }],
    education: [{ institution: text, area: text, studyType: text, score: text, ...dates }],
    skills: [{ name: text, keywords: [text] }],
    languages: [{ language: text, fluency: text }],
    certificates: [{ name: text, issuer: text, date: text }],
  };
}

function reactive(text, date) {
  const items = (...list) => ({ items: list });
  return {
    basics: { name: text, headline: text, email: text, picture: { url: text } },
    sections: {
      summary: { content: text },
      profiles: items({ network: text, username: text, url: { href: text } }),
      experience: items({ company: text, position: text, location: text, date, summary: text, url: { href: text } }),
      education: items({ institution: text, area: text, studyType: text, score: text, date }),
      skills: items({ name: text, keywords: [text] }),
      languages: items({ name: text, description: text }),
      certifications: items({ name: text, issuer: text, date }),
    },
  };
}

/** The tables of an export in the columns that they have, with the text in each cell. */
function tables(text) {
  const cell = `"${text.replaceAll('"', '""')}"`;
  const table = (columns) => `${columns}\n${columns.split(',').fill(cell).join(',')}\n`;
  return {
    'Profile.csv': table('First Name,Last Name,Headline,Summary,Geo Location'),
    'Positions.csv': table('Company Name,Title,Description,Location,Started On,Finished On'),
    'Education.csv': table('School Name,Start Date,End Date,Notes,Degree Name,Activities'),
    'Skills.csv': table('Name'),
    'Certifications.csv': table('Name,Url,Authority,Started On,Finished On'),
    'Languages.csv': table('Name,Proficiency'),
    'Email Addresses.csv': table('Email Address,Confirmed,Primary'),
    'Registration.csv': table('Registered At'),
  };
}
