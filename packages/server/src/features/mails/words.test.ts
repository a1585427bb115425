import { readFileSync } from 'node:fs';
import { Content } from '@colloquy/content';
import { LANGUAGES } from '@colloquy/contract/shared';
import { expect, test } from 'vitest';
import { plainName } from './plain-name.ts';
import { renderLetter } from './render-letter.ts';
import { mailWords } from './words.ts';

const content = new Content();
const ENGLISH = JSON.parse(
  readFileSync(new URL('../../../../content/messages/mail/en.json', import.meta.url), 'utf8'),
) as Record<string, string>;
type Key = Parameters<Awaited<ReturnType<typeof mailWords>>['say']>[0];
const SLOTS = {
  organization: 'Ørsted & Søn',
  name: 'Yui',
  title: 'Welder',
  date: 'D',
  code: '012345',
  minutes: 15,
  id: 'i',
  host: 'hooks.example.com',
  days: 30,
};

test.each(LANGUAGES)('%s says every sentence whole, in every number', async (language) => {
  const words = await mailWords(content, language);
  for (const key of Object.keys(ENGLISH) as Key[])
    for (const count of [1, 2, 5, 1_000_000]) {
      const said = words.say(key, { ...SLOTS, count });
      expect(said, key).not.toMatch(/[{}]|undefined/);
      expect(said.trim(), key).not.toBe('');
    }
  expect(words.say('codeLine', SLOTS)).toMatch(/[:：] ?012345$/);
  expect(words.date(new Date(0), 'Europe/Berlin')).toMatch(/1970|๒๕๑๓|2513/);
});

test('what others wrote adds no markup, and what looks like a link becomes none', () => {
  const { text, html } = renderLetter({
    to: 'a@example.com',
    organization: 'x',
    replyTo: null,
    language: 'en',
    subject: '</title><script>',
    parts: [
      { kind: 'text', text: plainName('Noor\r\n<img src=x> https://evil.example/win') },
      { kind: 'quote', text: 'one\n<b>two</b>' },
      { kind: 'link', label: 'Open "it"', url: 'https://interviews.example.com/room/x?a=1&b=2' },
    ],
  });
  expect(text).toBe(
    'Noor <img src=x> https: //evil. example/win\n\n> one\n> <b>two</b>\n\nOpen "it":\nhttps://interviews.example.com/room/x?a=1&b=2\n',
  );
  expect(html).not.toMatch(/<(img|script|b)\b/);
  expect(html).toContain('<title>&lt;/title&gt;&lt;script&gt;</title>');
  expect(html).toContain('href="https://interviews.example.com/room/x?a=1&amp;b=2"');
  expect(html.match(/https?:\/\/(?!interviews\.example\.com)/g)).toBeNull();
});
