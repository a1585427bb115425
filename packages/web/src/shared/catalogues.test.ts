import { expect, test } from 'vitest';
import { fetchCatalogue } from './catalogues.ts';

test('a language is fetched once, and again only where that failed', async () => {
  const outcomes = [Promise.reject(new Error('offline')), Promise.resolve({ title: 'Titel' })];
  let calls = 0;
  const files = {
    '../messages/de.json': () => {
      calls += 1;
      return outcomes.shift() ?? Promise.reject(new Error('a third time'));
    },
  };
  await expect(fetchCatalogue(files, 'de')).rejects.toThrow('offline');
  await expect(fetchCatalogue(files, 'de')).resolves.toEqual({ title: 'Titel' });
  await expect(fetchCatalogue(files, 'de')).resolves.toEqual({ title: 'Titel' });
  expect(calls).toBe(2);
  expect(() => fetchCatalogue(files, 'uk')).toThrow('no messages are written in uk');
});
