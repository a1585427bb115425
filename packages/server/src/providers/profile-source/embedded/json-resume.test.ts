import { expect, test } from 'vitest';
import { readJsonResume } from './json-resume.ts';

const bytes = Buffer.from('bytes');

function read(value: unknown) {
  const reading = readJsonResume(value, bytes);
  if (!reading.ok) throw new Error(reading.reason);
  return reading;
}

test('a file of the 1.x schema fills every field a profile has', () => {
  const { profile, emails, notes } = read({
    basics: {
      name: 'Ines Duarte',
      label: 'Hydrologist',
      image: 'https://example.pt/ines.png',
      email: 'Ines@Example.pt',
      summary: 'Rivers.\nAnd dams.',
      location: { city: 'Porto', region: 'Norte', countryCode: 'PT' },
      profiles: [
        { network: 'Code site', username: 'ines-codes' },
        { network: 'LinkedIn', url: 'https://www.linkedin.com/in/ines-duarte/' },
      ],
    },
    work: [
      {
        name: 'Rio Claro SA',
        position: 'Lead Hydrologist',
        url: 'https://rioclaro.example.com',
        location: 'Porto',
        startDate: '2019-03',
        endDate: null,
        summary: 'Led the team.',
        highlights: ['Flood model', 'Two dams'],
      },
    ],
    education: [
      {
        institution: 'Escola do Mar',
        area: 'Hydraulics',
        studyType: 'MSc',
        score: '17',
        startDate: '2010',
        endDate: '2012-07',
        courses: ['Tides'],
      },
    ],
    certificates: [{ name: 'Dam Safety', issuer: 'Water Board', date: '2021-05-04' }],
    skills: [{ name: 'Modelling', keywords: ['HEC', 'QGIS'] }],
    languages: [{ language: 'Portuguese', fluency: 'Native speaker' }],
    awards: [{ title: 'Best Dam' }],
  });
  expect(profile).toMatchObject({
    firstName: 'Ines',
    lastName: 'Duarte',
    headline: 'Hydrologist',
    profilePicture: 'https://example.pt/ines.png',
    summary: 'Rivers.\nAnd dams.',
    geo: { city: 'Porto', country: 'Portugal', full: 'Porto, Norte, Portugal' },
    publicIdentifier: 'ines-duarte',
    languages: 'Portuguese (Native speaker)',
    skills: [{ name: 'Modelling' }, { name: 'HEC' }, { name: 'QGIS' }],
  });
  expect(profile.position[0]).toMatchObject({
    companyName: 'Rio Claro SA',
    title: 'Lead Hydrologist',
    companyURL: 'https://rioclaro.example.com',
    description: 'Led the team.\n• Flood model\n• Two dams',
    start: { year: 2019, month: 3, day: 0 },
    end: { year: 0, month: 0, day: 0 },
  });
  expect(profile.educations[0]).toMatchObject({
    schoolName: 'Escola do Mar',
    fieldOfStudy: 'Hydraulics',
    degree: 'MSc',
    grade: '17',
    description: '• Tides',
  });
  expect(profile.certifications[0]).toMatchObject({
    name: 'Dam Safety',
    authority: 'Water Board',
    start: { year: 2021, month: 5, day: 4 },
  });
  expect(emails).toEqual(['ines@example.pt']);
  expect(notes).toEqual(['a profile has no field for awards: 1 left out']);
});

test('a 0.x file says company, website, picture and gpa', () => {
  const { profile } = read({
    basics: { name: 'Tomi Laine', picture: 'https://example.fi/t.jpg', website: 'https://example.fi' },
    work: [
      {
        company: 'Jokioinen Oy',
        position: 'Welder',
        website: 'https://jokioinen.example.fi',
        startDate: '2001-01-01',
        endDate: '',
      },
    ],
    education: [{ institution: 'Ammattikoulu', gpa: '4,2' }],
  });
  expect(profile.profilePicture).toBe('https://example.fi/t.jpg');
  expect(profile.position[0]).toMatchObject({
    companyName: 'Jokioinen Oy',
    companyURL: 'https://jokioinen.example.fi',
    start: { year: 2001, month: 1, day: 1 },
  });
  expect(profile.educations[0]?.grade).toBe('4,2');
});

test('the drafts hold bio, two names, addresses as an object and accounts as an object', () => {
  const { profile, emails } = read({
    bio: {
      firstName: 'Ola',
      lastName: 'Nordmann-Berg',
      email: { work: 'ola@work.example', personal: 'ola@home.example' },
      location: { city: 'Bergen', countryCode: 'NO', state: 'Vestland' },
      profiles: { github: 'olacodes', linkedin: 'ola-nb' },
    },
    certifications: [{ title: 'Crane', awarder: 'Port', date: '2016-11-01' }],
    certification: [{ certificationName: 'Rigging', certificationAuthority: 'Harbour', startDate: '2018' }],
    languages: [{ name: 'no', level: 'Native' }],
  });
  expect(profile).toMatchObject({
    firstName: 'Ola',
    lastName: 'Nordmann-Berg',
    publicIdentifier: 'ola-nb',
    languages: 'Norwegian (Native)',
  });
  expect(profile.geo.full).toBe('Bergen, Vestland, Norway');
  expect(profile.certifications.map(({ name, authority }) => `${name}/${authority}`)).toEqual([
    'Crane/Port',
    'Rigging/Harbour',
  ]);
  expect(emails).toEqual(['ola@work.example', 'ola@home.example']);
});

test('wrong types are absent, one object stands for a list, and nothing throws', () => {
  const { profile, notes } = read({
    basics: { name: ['x'], label: { a: 1 }, email: 7, location: 'Osaka, Japan', profiles: 'x' },
    work: { organization: '浪速工業', position: '主任', startDate: '2015/04' },
    education: ['x', null, { institution: '' }],
    skills: ['溶接', { name: null, keywords: 'TIG' }, null],
    languages: 'Japanese',
    certificates: ['Crane', 5, null],
    volunteer: null,
  });
  expect(profile.position).toHaveLength(1);
  expect(profile.geo).toEqual({ city: 'Osaka', country: 'Japan', full: 'Osaka, Japan' });
  expect(profile.skills.map(({ name }) => name)).toEqual(['溶接', 'TIG']);
  expect(profile.languages).toBe('Japanese');
  expect(notes).toContain('education entry 1: no school, left out');
  expect(notes).toContain('no name');
});

test('keys of the object prototype are never read', () => {
  const hostile: unknown = JSON.parse(
    '{"__proto__":{"basics":{"name":"Evil"}},"work":[{"__proto__":{"name":"X"},"position":"Y"}]}',
  );
  const { profile } = read(hostile);
  expect(profile.firstName).toBe('');
  expect(profile.position[0]?.companyName).toBe('');
});

test('what is no resume, or an empty one, is refused', () => {
  expect(readJsonResume([], bytes).ok).toBe(false);
  expect(readJsonResume({ name: 'package', version: '1.0.0' }, bytes)).toMatchObject({
    ok: false,
    reason: expect.stringContaining('not a JSON Resume'),
  });
  expect(readJsonResume({ basics: {} }, bytes).ok).toBe(false);
});

test('the source id follows the e-mail address, else the content', () => {
  const person = { basics: { name: 'A B', email: 'a@example.com' } };
  expect(read(person).sourceId).toBe(read({ ...person, work: [{ name: 'New' }] }).sourceId);
  const anonymous = { basics: { name: 'A B' } };
  const one = readJsonResume(anonymous, Buffer.from('1'));
  const two = readJsonResume(anonymous, Buffer.from('2'));
  expect(one.ok && two.ok && one.sourceId !== two.sourceId).toBe(true);
});

test('a Reactive Resume document is read by its sections, what is hidden stays out', () => {
  const { profile, notes } = read({
    basics: {
      name: 'Juno Abbot',
      headline: 'Millwright',
      email: 'juno@mill.example',
      location: 'Porto, Portugal',
      picture: { url: 'https://mill.example/juno.png' },
    },
    sections: {
      summary: { visible: true, content: '<p>Builds <strong>mills</strong>.</p><p>Wind &amp; water.</p>' },
      experience: {
        items: [
          {
            visible: true,
            company: 'Wind Mill Lda',
            position: 'Lead',
            location: 'Porto',
            date: 'March 2019 - Present',
            summary: '<ul><li><p>Two mills</p></li><li>One dam</li></ul>',
            url: { label: '', href: 'https://wind.example.com' },
          },
          { visible: false, company: 'Secret Ltd', position: 'Ghost' },
        ],
      },
      education: {
        items: [{ institution: 'Mill School', studyType: 'BSc', area: 'Gears', score: '17', date: '2010 – 2013' }],
      },
      skills: { items: [{ name: 'Timber', level: 4, keywords: ['Oak', 'Ash'] }] },
      languages: { items: [{ name: 'Portuguese', description: 'Native', level: 5 }] },
      certifications: { items: [{ name: 'Crane', issuer: 'Port', date: '2016' }] },
      profiles: { items: [{ network: 'LinkedIn', username: 'juno-abbot', url: { href: '' } }] },
      awards: { items: [{ title: 'Best Mill' }] },
    },
    metadata: { template: 'x' },
  });
  expect(profile).toMatchObject({
    firstName: 'Juno',
    lastName: 'Abbot',
    headline: 'Millwright',
    profilePicture: 'https://mill.example/juno.png',
    summary: 'Builds mills.\nWind & water.',
    geo: { city: 'Porto', country: 'Portugal' },
    publicIdentifier: 'juno-abbot',
    languages: 'Portuguese (Native)',
    skills: [{ name: 'Timber' }, { name: 'Oak' }, { name: 'Ash' }],
    position: [
      {
        companyName: 'Wind Mill Lda',
        title: 'Lead',
        companyURL: 'https://wind.example.com',
        description: '• Two mills\n• One dam',
        start: { year: 2019, month: 3 },
        end: { year: 0 },
      },
    ],
    educations: [
      { schoolName: 'Mill School', degree: 'BSc', fieldOfStudy: 'Gears', start: { year: 2010 }, end: { year: 2013 } },
    ],
    certifications: [{ name: 'Crane', authority: 'Port', start: { year: 2016 } }],
  });
  expect(notes).toEqual(['experience: 1 hidden, left out', 'a profile has no field for awards: 1 left out']);
});

test('an older and a newer Reactive Resume document are read too', () => {
  const old = read({
    basics: { name: 'Juno Abbot' },
    sections: {
      work: {
        items: [
          { name: 'Wind Mill', position: 'Lead', date: { start: '2019-03-01', end: '' }, url: 'https://w.example.com' },
        ],
      },
      certifications: { items: [{ name: 'Crane', issuer: 'Port', date: '2016-05-01' }] },
    },
  });
  expect(old.profile.position).toMatchObject([{ companyName: 'Wind Mill', start: { year: 2019, month: 3 } }]);
  const recent = read({
    basics: { name: 'Juno Abbot', headline: 'Millwright' },
    summary: { hidden: false, content: '<p>Mills.</p>' },
    sections: {
      experience: {
        items: [{ company: 'Wind Mill', position: 'Lead', period: 'Jan 2020 – Feb 2021', description: '<p>Gears</p>' }],
      },
      education: { items: [{ school: 'Mill School', degree: 'BSc', area: 'Gears', period: '2010-2013' }] },
      languages: { items: [{ language: 'Welsh', fluency: 'B2', level: 3 }] },
      certifications: { items: [{ title: 'Crane', issuer: 'Port', date: '2016' }] },
    },
  });
  expect(recent.profile).toMatchObject({
    summary: 'Mills.',
    languages: 'Welsh (B2)',
    position: [{ description: 'Gears', start: { year: 2020, month: 1 }, end: { year: 2021, month: 2 } }],
    educations: [{ schoolName: 'Mill School', degree: 'BSc', end: { year: 2013 } }],
    certifications: [{ name: 'Crane' }],
  });
});

test('several positions inside one company are a position each', () => {
  const { profile } = read({
    work: [
      {
        name: 'Wind Mill',
        url: 'https://wind.example.com',
        positions: [
          { title: 'Lead', startDate: '2020' },
          { name: 'Apprentice', startDate: '2017', endDate: '2020', highlights: ['Gears'] },
        ],
      },
      { company: 'Water Mill', position: [{ position: 'Miller' }] },
    ],
  });
  expect(profile.position).toMatchObject([
    { companyName: 'Wind Mill', companyURL: 'https://wind.example.com', title: 'Lead', start: { year: 2020 } },
    { companyName: 'Wind Mill', title: 'Apprentice', description: '• Gears', end: { year: 2020 } },
    { companyName: 'Water Mill', title: 'Miller' },
  ]);
});

test('education field, certificate year, keywords in one text and codes of languages are read', () => {
  const { profile, notes } = read({
    basics: { name: 'Juno Abbot' },
    education: [{ institution: 'Mill School', field: 'Gears' }],
    certificates: [{ name: 'Crane', year: 2016 }],
    skills: [
      { name: 'Timber', keywords: 'Oak (red, white), Ash; Elm' },
      { name: 'Office', keywords: ['Sheets, Slides'] },
      { name: 'Places', keywords: ['Bath, Somerset', 'Wells'] },
    ],
    languages: [{ language: 'gb', fluency: 'Native' }, { name: 'pt-BR' }, { language: 'DEU' }, { language: 'Ga' }],
  });
  expect(profile.educations[0]?.fieldOfStudy).toBe('Gears');
  expect(profile.certifications[0]?.start).toEqual({ year: 2016, month: 0, day: 0 });
  expect(profile.skills.map(({ name }) => name).join('|')).toBe(
    'Timber|Oak (red, white)|Ash|Elm|Office|Sheets|Slides|Places|Bath, Somerset|Wells',
  );
  expect(profile.languages).toBe('English (Native), Brazilian Portuguese, German, Ga');
  expect(notes).toEqual(['languages: the code of a country was read as the language spoken there']);
});

test('tags of an editor leave the texts, signs stay', () => {
  const { profile } = read({
    basics: { name: 'Juno Abbot', summary: '<p>Mills<br/>and dams</p>', label: 'R&D <lead> in a < b' },
    work: [{ name: 'Wind Mill', summary: 'Keeps a &amp; b', highlights: ['<b>Gears</b> &lt;oiled&gt;'] }],
  });
  expect([profile.summary, profile.headline]).toEqual(['Mills\nand dams', 'R&D <lead> in a < b']);
  expect(profile.position[0]?.description).toBe('Keeps a &amp; b\n• Gears <oiled>');
});

test.each([
  ['https://www.linkedin.com/in/ines-duarte/', 'ines-duarte'],
  ['de.linkedin.com/in/ines-duarte?x=1', 'ines-duarte'],
  ['https://linkedin.com.evil.example/in/ines-duarte', ''],
  ['https://evil.example/linkedin.com/in/ines-duarte', ''],
  ['https://github.com/in/ines-duarte', ''],
])('an account is one of the network only at its own host: %s', (url, name) => {
  const reading = read({ basics: { name: 'Ines Duarte', profiles: [{ network: 'LinkedIn', url }] } });
  expect(reading.profile.publicIdentifier).toBe(name);
});

test('a skill that is too long to be one is left out and told', () => {
  const { profile, notes } = read({ basics: { name: 'Ines Duarte' }, skills: ['x'.repeat(100_000), 'Tiles'] });
  expect(profile.skills).toEqual([{ name: 'Tiles' }]);
  expect(notes).toContain('a skill of more than 200 characters is left out');
});
