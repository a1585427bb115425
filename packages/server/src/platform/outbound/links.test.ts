import { expect, test } from 'vitest';
import { checkLink, createLinkPolicy, parseAllowEntry } from './links.ts';

test.each([
  'https://cv.example.org/marta.pdf',
  'https://cv.example.org:443/marta.pdf',
  'HTTPS://CV.Example.ORG/',
  'https://例え.example/履歴書.pdf?x=1#page=2',
  'https://cv.example.org/a file with spaces.pdf',
])('accepts %s', (link) => {
  expect(checkLink(link, [])).toBeNull();
});

test.each([
  ['http://cv.example.org/marta.pdf', /https/],
  ['data:application/pdf;base64,JVBERi0=', /https/],
  ['file:///etc/passwd', /https/],
  ['ftp://cv.example.org/marta.pdf', /https/],
  ['blob:https://cv.example.org/0b5c', /https/],
  ['javascript:alert(1)', /https/],
  ['gopher://cv.example.org/', /https/],
  ['https://marta:secret@cv.example.org/', /user name/],
  ['https://marta@cv.example.org/', /user name/],
  ['https://cv.example.org:8443/marta.pdf', /port/],
  ['https://cv.example.org:80/marta.pdf', /port/],
  ['https://cv.example.org:22/', /port/],
  ['cv.example.org/marta.pdf', /complete web address/],
  ['', /complete web address/],
  ['https://', /complete web address/],
  ['https://[::1', /complete web address/],
  [' https://cv.example.org/', /characters/],
  ['https://cv.example.org/\nmarta', /characters/],
  ['ht\ttps://cv.example.org/', /characters/],
  [`https://cv.example.org/${'a'.repeat(5000)}`, /longer/],
])('refuses %s with a sentence', (link, why) => {
  expect(checkLink(link, [])).toMatch(why);
});

test('an allowed origin may be http, on its port only, however its host is written', () => {
  const allow = ['files.corp.example:8080', '[::1]:9000', '127.0.0.1:80'];
  expect(checkLink('http://files.corp.example:8080/cv.pdf', allow)).toBeNull();
  expect(checkLink('https://FILES.corp.example.:8080/cv.pdf', allow)).toBeNull();
  expect(checkLink('http://[0:0:0:0:0:0:0:1]:9000/cv.pdf', allow)).toBeNull();
  expect(checkLink('http://127.0.0.1/cv.pdf', allow)).toBeNull();
  expect(checkLink('http://0x7f.1/cv.pdf', allow)).toBeNull();
  expect(checkLink('http://files.corp.example:8081/cv.pdf', allow)).toMatch(/https/);
  expect(checkLink('http://files.corp.example/cv.pdf', allow)).toMatch(/https/);
  expect(checkLink('http://a.files.corp.example:8080/cv.pdf', allow)).toMatch(/https/);
  expect(checkLink('http://user@files.corp.example:8080/cv.pdf', allow)).toMatch(/user name/);
  expect(checkLink('ftp://files.corp.example:8080/cv.pdf', allow)).toMatch(/https/);
});

test.each([
  'files.corp.example',
  'files:0',
  'files:70000',
  'http://files:80',
  'files:80/path',
  'a@files:80',
  ':80',
  '',
])('the allow entry %j is malformed', (entry) => {
  expect(parseAllowEntry(entry)).toBeNull();
  expect(() => createLinkPolicy([entry])).toThrow(/host:port/);
});
