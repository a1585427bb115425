import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DateParts, Profile, ProfilePosition } from '../../providers/shapes/profile.ts';
import { type MergeSource, mergeProfiles, splitLanguages } from './merge-profiles.ts';
import { refreshSource } from './refresh-source.ts';

const NONE: DateParts = { year: 0, month: 0, day: 0 };

function date(text: string): DateParts {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return { year, month, day };
}

function profile(parts: Partial<Profile>): Profile {
  return {
    firstName: '',
    lastName: '',
    isOpenToWork: false,
    isHiring: false,
    profilePicture: '',
    summary: '',
    headline: '',
    geo: { country: '', city: '', full: '' },
    educations: [],
    position: [],
    skills: [],
    certifications: [],
    publicIdentifier: '',
    profileUrn: '',
    languages: '',
    ...parts,
  };
}

function job(
  companyName: string,
  title: string,
  start: string,
  end = '',
  more: Partial<ProfilePosition> = {},
): ProfilePosition {
  return {
    companyName,
    companyUsername: '',
    companyURL: '',
    companyIndustry: '',
    companyStaffCountRange: '',
    title,
    location: '',
    description: '',
    employmentType: '',
    start: start === '' ? NONE : date(start),
    end: end === '' ? NONE : date(end),
    ...more,
  };
}

function source(id: string, kind: MergeSource['kind'], parts: Partial<Profile>, receivedAt = 1): MergeSource {
  return { id, kind, receivedAt, profile: profile(parts) };
}

function jobsOf(sources: MergeSource[]): string[] {
  return mergeProfiles(sources).profile.position.map(({ companyName, title }) => `${title}@${companyName}`);
}

test('one source comes through as it is, every filled value with its origin', () => {
  const own = {
    firstName: 'Noor',
    lastName: 'Haddad',
    headline: 'Baker',
    position: [job('Old', 'B', '2001'), job('New', 'C', '2010')],
    skills: [{ name: 'Bread' }],
    languages: 'Arabic (native)',
  };
  const merged = mergeProfiles([source('s1', 'cv', own)]);
  expect(merged.profile).toEqual(profile(own));
  expect(merged.provenance).toMatchObject({
    firstName: 's1',
    lastName: 's1',
    headline: 's1',
    'position.0.companyName': 's1',
    'position.1.start': 's1',
    'skills.0': 's1',
    languages: 's1',
  });
  expect(Object.keys(merged.provenance)).not.toContain('summary');
  expect(Object.keys(merged.provenance)).not.toContain('position.0.end');
});

test('a better source wins over a newer one, a newer one among equals; who disagrees is kept', () => {
  const merged = mergeProfiles([
    source('cv', 'cv', { headline: 'From the CV' }, 300),
    source('old', 'json-resume', { headline: 'Older file' }, 100),
    source('new', 'network-export', { headline: 'Newer file' }, 200),
    source('up', 'upstream', { headline: 'newer file' }, 400),
  ]);
  expect(merged.profile.headline).toBe('Newer file');
  expect(merged.provenance.headline).toBe('new');
  expect(merged.differing.headline).toEqual(['old', 'cv', 'up']);
});

test('an empty value never displaces one that is there', () => {
  const full = {
    firstName: 'Noor',
    lastName: 'Haddad',
    headline: 'Baker',
    summary: 'S',
    geo: { country: 'LB', city: 'Tyre', full: 'Tyre, LB' },
    languages: 'Arabic',
    skills: [{ name: 'Bread' }],
  };
  const merged = mergeProfiles([source('cv', 'cv', full, 1), source('later', 'network-export', {}, 2)]);
  expect(merged.profile).toEqual(profile(full));
});

test('the parts of a place stay together', () => {
  const merged = mergeProfiles([
    source('a', 'network-export', { geo: { country: '', city: 'Tyre', full: 'Tyre' } }),
    source('b', 'cv', { geo: { country: 'Canada', city: 'Ottawa', full: 'Ottawa' } }),
  ]);
  expect(merged.profile.geo).toEqual({ country: '', city: 'Tyre', full: 'Tyre' });
});

const spoken = (name: string): { firstName: string; lastName: string } => {
  const [firstName = '', lastName = ''] = name.split('|');
  return { firstName, lastName };
};

test.each([
  ['a missing last name is filled in', 'Noor|', 'Noor|Haddad', 'Noor|Haddad'],
  ['the better source writes the first name', 'Noor|', 'N.|Haddad', 'Noor|Haddad'],
  ['one of several first names is the same person', 'Noor|', 'Noor Amal|Haddad', 'Noor|Haddad'],
  ['a missing first name is filled in', '|Haddad', 'Noor|HADDAD', 'Noor|Haddad'],
  ['two halves make a whole', 'Noor|', '|Haddad', 'Noor|Haddad'],
  ['a name never taken apart does not get its last name twice', 'Noor Haddad|', 'Noor|Haddad', 'Noor|Haddad'],
  ['parts of two different names are not put together: the whole one stands', 'Maria|', 'Noor|Haddad', 'Noor|Haddad'],
  ['a whole name is not touched', 'Maria|Lind', 'Noor|Haddad', 'Maria|Lind'],
  ['half a name is better than none', '|', 'Noor|', 'Noor|'],
])('%s', (_, better, other, expected) => {
  const merged = mergeProfiles([source('a', 'network-export', spoken(better)), source('b', 'cv', spoken(other))]);
  expect(merged.profile).toMatchObject(spoken(expected));
  expect(refreshSource(profile(spoken(other)), profile(spoken(better))).profile).toMatchObject(spoken(expected));
});

test('each part of a name has its origin, and who says another name is kept', () => {
  const merged = mergeProfiles([
    source('a', 'network-export', spoken('Noor|')),
    source('b', 'json-resume', spoken('Noor|Haddad'), 0),
    source('c', 'cv', spoken('Maria|Lind')),
  ]);
  expect(merged.provenance).toMatchObject({ firstName: 'a', lastName: 'b' });
  expect(merged.differing.name).toEqual(['a', 'c']);
});

test('one position told twice becomes one, filled from both', () => {
  const merged = mergeProfiles([
    source('file', 'network-export', {
      position: [job('Levant Mills Ltd', 'Head Baker', '2019', '', { location: 'Tyre' })],
    }),
    source('cv', 'cv', {
      position: [
        job('LEVANT MILLS', 'Head Baker & Trainer', '2019-04', '2022-08', { description: 'Bread', location: 'Sidon' }),
      ],
    }),
  ]);
  expect(merged.profile.position).toEqual([
    job('Levant Mills Ltd', 'Head Baker', '2019-04', '2022-08', { description: 'Bread', location: 'Tyre' }),
  ]);
  expect(merged.provenance).toMatchObject({
    'position.0.title': 'file',
    'position.0.start': 'cv',
    'position.0.end': 'cv',
    'position.0.description': 'cv',
    'position.0.location': 'file',
  });
});

test.each([
  ['another company', job('Levant Mills', 'Baker', '2019-04'), job('Phoenicia Foods', 'Baker', '2019-04')],
  [
    'another time at the same company',
    job('Levant Mills', 'Baker', '2012-01', '2014-01'),
    job('Levant Mills', 'Baker', '2019-04'),
  ],
  [
    'another title',
    job('Levant Mills', 'Baker', '2019-04', '2020-01'),
    job('Levant Mills', 'Accountant', '2019-05', '2021-01'),
  ],
])('%s stays another position', (_, first, second) => {
  expect(
    jobsOf([source('a', 'network-export', { position: [first] }), source('b', 'cv', { position: [second] })]),
  ).toHaveLength(2);
});

test.each([
  [
    'a start two months off',
    job('Levant Mills', 'Baker', '2019-04'),
    job('Levant Mills SAL Group', 'baker', '2019-06'),
  ],
  ['a year only', job('株式会社山川', '技師', '2015'), job('山川', '技師', '2015-04')],
  ['no date on one side', job('Levant Mills', 'Senior Baker', '2019-04'), job('Levant Mills', 'Baker', '')],
  [
    'the same months in another language',
    job('Levant Mills', 'Baker', '2019-04', '2020-02'),
    job('Levant Mills', 'خباز', '2019-04', '2020-02'),
  ],
])('%s is the same position', (_, first, second) => {
  expect(
    jobsOf([source('a', 'network-export', { position: [first] }), source('b', 'cv', { position: [second] })]),
  ).toHaveLength(1);
});

test('two entries of one source are never joined', () => {
  const twice = [job('Levant Mills', 'Baker', '2019'), job('Levant Mills', 'Baker', '2019')];
  expect(
    jobsOf([source('a', 'cv', { position: twice }), source('b', 'upstream', { position: twice.slice(1) })]),
  ).toHaveLength(2);
});

test('merged lists are newest first: open, then by end, then undated', () => {
  const merged = jobsOf([
    source('a', 'network-export', { position: [job('A', 'undated', ''), job('B', 'ended', '2010', '2015')] }),
    source('b', 'cv', { position: [job('C', 'open', '2012'), job('D', 'ended later', '2014', '2018')] }),
  ]);
  expect(merged).toEqual(['open@C', 'ended later@D', 'ended@B', 'undated@A']);
});

test('educations, certificates, skills and languages are joined by what they mean', () => {
  const school = {
    start: NONE,
    end: NONE,
    fieldOfStudy: '',
    degree: '',
    grade: '',
    schoolName: '',
    description: '',
    activities: '',
  };
  const paper = { name: '', start: NONE, end: NONE, authority: '', company: { name: '', universalName: '', logo: '' } };
  const merged = mergeProfiles([
    source('a', 'network-export', {
      educations: [{ ...school, schoolName: 'Cedar College', degree: 'BSc, Chemistry', end: date('2008') }],
      certifications: [{ ...paper, name: 'Food Safety' }],
      skills: [{ name: 'C' }, { name: 'Node.js' }],
      languages: 'Arabic, French (B2)',
    }),
    source('b', 'cv', {
      educations: [
        {
          ...school,
          schoolName: 'CEDAR COLLEGE',
          degree: 'BSc',
          fieldOfStudy: 'Chemistry',
          start: date('2005'),
          end: date('2008-06'),
        },
        { ...school, schoolName: 'Cedar College', degree: 'PhD', end: date('2014') },
      ],
      certifications: [{ ...paper, name: 'Food safety', authority: 'Ministry', start: date('2020-02') }],
      skills: [{ name: 'C++' }, { name: 'node js' }],
      languages: 'French, Arabic (native), Greek',
    }),
  ]);
  expect(merged.profile.educations).toMatchObject([
    { degree: 'PhD' },
    { degree: 'BSc, Chemistry', fieldOfStudy: 'Chemistry', start: { year: 2005 }, end: { year: 2008, month: 6 } },
  ]);
  expect(merged.profile.certifications).toMatchObject([
    { name: 'Food Safety', authority: 'Ministry', start: { year: 2020 } },
  ]);
  expect(merged.profile.skills.map(({ name }) => name)).toEqual(['C', 'Node.js', 'C++']);
  expect(merged.profile.languages).toBe('Arabic (native), French (B2), Greek');
  expect(merged.provenance['skills.2']).toBe('b');
});

test('only an upstream states availability, and the newest one decides', () => {
  const merged = mergeProfiles([
    source('file', 'network-export', {}, 9),
    source('u1', 'upstream', { isOpenToWork: true, isHiring: true }, 1),
    source('u2', 'upstream', { isOpenToWork: true, isHiring: false }, 2),
  ]);
  expect(merged.profile).toMatchObject({ isOpenToWork: true, isHiring: false });
});

test('no sources make an empty profile', () => {
  expect(mergeProfiles([]).profile).toEqual(profile({}));
});

test('the order of the sources changes nothing and no text is lost to an empty one', () => {
  const text = fc.constantFrom('', 'a', 'b', 'c');
  const position = fc.tuple(
    fc.constantFrom('A Ltd', 'A', 'B'),
    fc.constantFrom('Baker', 'Head Baker', ''),
    fc.constantFrom('', '2010', '2010-03', '2015-06'),
  );
  const anySource = fc.record({
    kind: fc.constantFrom<MergeSource['kind']>('cv', 'json-resume', 'network-export', 'upstream'),
    receivedAt: fc.nat(3),
    headline: text,
    jobs: fc.array(position, { maxLength: 3 }),
  });
  fc.assert(
    fc.property(fc.array(anySource, { minLength: 1, maxLength: 4 }), (drafts) => {
      const sources = drafts.map(({ kind, receivedAt, headline, jobs }, index) =>
        source(
          `s${index}`,
          kind,
          { headline, position: jobs.map(([company, title, start]) => job(company, title, start)) },
          receivedAt,
        ),
      );
      const merged = mergeProfiles(sources);
      expect(mergeProfiles(sources.toReversed())).toEqual(merged);
      expect(merged.profile.headline === '').toBe(drafts.every(({ headline }) => headline === ''));
      expect(merged.profile.position.length).toBeGreaterThanOrEqual(Math.max(...drafts.map(({ jobs }) => jobs.length)));
      const ids = new Set(sources.map(({ id }) => id));
      for (const id of Object.values(merged.provenance)) expect(ids).toContain(id);
      for (const [index, entry] of merged.profile.position.entries()) {
        expect(merged.provenance[`position.${index}.companyName`]).toBeDefined();
        expect(merged.provenance[`position.${index}.title`] === undefined).toBe(entry.title === '');
      }
    }),
  );
});

test('a language text is taken apart at its own commas only', () => {
  expect(splitLanguages('English (native), Chinese (Mandarin, spoken); Thai')).toEqual([
    { name: 'English', level: 'native' },
    { name: 'Chinese', level: 'Mandarin, spoken' },
    { name: 'Thai', level: '' },
  ]);
});

test('a source that comes again replaces itself, empties nothing and tells what it kept and what is gone', () => {
  const before = profile({
    firstName: 'Noor',
    lastName: 'Haddad',
    headline: 'Baker',
    skills: [{ name: 'Bread' }],
    position: [job('A', 'x', '2001'), job('B', 'y', '2002')],
  });
  const after = profile({ firstName: 'Noor', headline: '', position: [job('B', 'y', '2002')] });
  expect(refreshSource(before, after)).toEqual({
    profile: profile({
      firstName: 'Noor',
      lastName: 'Haddad',
      headline: 'Baker',
      skills: [{ name: 'Bread' }],
      position: [job('B', 'y', '2002')],
    }),
    notes: ['kept from the earlier import: headline, skills, lastName', 'gone since the earlier import: 1 of position'],
  });
});

test('an entry that comes back with less keeps what it had', () => {
  const before = profile({
    position: [job('Ovens', 'Baker', '2001-05', '', { description: 'Bread' })],
    languages: 'German (B2), Thai',
    skills: [{ name: 'Bread' }, { name: 'Rolls' }],
  });
  const after = profile({
    position: [job('Ovens', 'Baker', '2001')],
    languages: 'German, Thai',
    skills: [{ name: 'Rolls' }],
  });
  expect(refreshSource(before, after)).toEqual({
    profile: { ...before, skills: [{ name: 'Rolls' }] },
    notes: [
      'kept from the earlier import: position.description, position.start, languages.level',
      'gone since the earlier import: 1 of skills',
    ],
  });
});

test('long lists of two sources are merged and refreshed whole', () => {
  const many = (town: string, count: number) => ({
    position: Array.from({ length: count }, (_, at) => job(`${town} ${at} Ltd`, 'Fitter', '2001-01')),
    skills: Array.from({ length: count }, (_, at) => ({ name: `${town} ${at}` })),
  });
  const [gent, lund] = [many('Gent', 10_000), many('Lund', 10_000)];
  expect(jobsOf([source('s1', 'json-resume', gent), source('s2', 'network-export', lund)])).toHaveLength(20_000);
  const { notes } = refreshSource(profile(gent), profile(lund));
  expect(notes).toEqual(['gone since the earlier import: 10000 of position, 10000 of skills']);
});
