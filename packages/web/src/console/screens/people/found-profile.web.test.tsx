// @vitest-environment happy-dom
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFormats } from '../../core/formats.ts';
import { type Page, PageContext } from '../../hooks/page-context.ts';
import { loadCatalogue } from '../../messages/languages.ts';
import { createTranslate } from '../../messages/translate.ts';
import { FoundProfile } from './found-profile.tsx';

const en = await loadCatalogue('en');
const page = { t: createTranslate(en, 'en'), formats: createFormats('en', 'UTC'), language: 'en' } as Page;

const CV = { kind: 'cv', receivedAt: '2026-11-03T10:00:00.000Z' } as const;
const RESUME = { kind: 'json-resume', receivedAt: '2026-11-20T10:00:00.000Z' } as const;
const PROFILE = {
  username: 'noor-haddad',
  name: 'نور حداد',
  headline: 'Head nurse',
  location: 'Ghent, Belgium',
  positions: [{ title: 'Nurse', company: 'Sint-Jan', from: '2019', sources: [1] }],
  attestations: [],
};

let root: Root;
beforeEach(() => {
  document.body.innerHTML = '<div id="console"></div>';
  root = createRoot(document.getElementById('console') as HTMLElement);
});
afterEach(() => root.unmount());

const lines = () =>
  [...document.querySelectorAll('p, li')].map(({ textContent }) => textContent?.replace(/[\u2068\u2069]/g, ''));

async function draw(sources: readonly (typeof CV | typeof RESUME)[]) {
  const [name, location] = sources.length === 0 ? [[], []] : [[0], [sources.length - 1]];
  const profile = { ...PROFILE, sources: [...sources], from: { name, headline: name, location } };
  root.render(
    <PageContext value={page}>
      <FoundProfile profile={profile} />
    </PageContext>,
  );
  await vi.waitFor(() => expect(document.querySelector('h3')?.textContent).toBe('Where this is from'));
}

test('of several sources each fact names its own, by a number that the list has', async () => {
  await draw([RESUME, CV]);
  expect(lines()).toEqual(
    [
      'نور حداد1 JSON Resume',
      'Head nurse1 JSON Resume',
      'Ghent, Belgium2 CV',
      'Nurse2 CVSint-Jan2019',
      'JSON Resume, 20 Nov 2026',
      'CV, 3 Nov 2026',
    ].map((line) => expect.stringMatching(new RegExp(line.replace(/20 Nov|3 Nov/, '.*')))),
  );
});

test('of one source it is said once', async () => {
  await draw([CV]);
  expect(lines().slice(0, 2)).toEqual(['نور حداد', 'Head nurse']);
  expect(lines().at(-1)).toContain('CV, ');
});

test('of a profile of which no source is kept, that is said', async () => {
  await draw([]);
  expect(lines().at(-1)).toBe('Nothing is kept of where this is from.');
});
