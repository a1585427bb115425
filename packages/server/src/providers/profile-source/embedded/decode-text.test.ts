import { expect, test } from 'vitest';
import { decodeText } from './decode-text.ts';

const words = 'First Name,Last Name\nJürgen,Größer\n王,小明\n';

function utf16be(text: string): Uint8Array {
  return Buffer.from(text, 'utf16le').swap16();
}

test.each([
  ['UTF-8', Buffer.from(words), 'utf-8'],
  ['UTF-8 with a mark', Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(words)]), 'utf-8'],
  ['UTF-16LE with a mark', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(words, 'utf16le')]), 'utf-16le'],
  ['UTF-16BE with a mark', Buffer.concat([Buffer.from([0xfe, 0xff]), utf16be(words)]), 'utf-16be'],
  ['UTF-16LE without a mark', Buffer.from(words, 'utf16le'), 'utf-16le'],
  ['UTF-16BE without a mark', utf16be(words), 'utf-16be'],
])('%s is read', (_, bytes, encoding) => {
  expect(decodeText(bytes)).toEqual({ ok: true, text: words, encoding });
});

test('Latin-1 and its Windows form are read', () => {
  const latin = Buffer.from('Jürgen Groß, Città, Peñón\n', 'latin1');
  expect(decodeText(latin)).toMatchObject({ ok: true, text: 'Jürgen Groß, Città, Peñón\n' });
  expect(decodeText(Buffer.from('a long line of text \x95 item \x80 5', 'latin1'))).toMatchObject({
    text: 'a long line of text • item € 5',
  });
});

test('damaged UTF-8 is refused with its line and not read as Latin-1', () => {
  const good = Buffer.from('Łódź,Źródło\nŻółć,Kraków\nświat,ż');
  const bad = Buffer.concat([good, Buffer.from([0xc5]), Buffer.from('\nend\n')]);
  expect(decodeText(bad)).toEqual({ ok: false, reason: 'not valid UTF-8', line: 3 });
});

test('bytes that make sense in no encoding are refused with their line, never shown as noise', () => {
  const noise = Buffer.concat([Buffer.from('a\nb\n'), Buffer.from([0x81, 0x20, 0xff, 0x9d, 0x41, 0xfd, 0x8f])]);
  expect(decodeText(noise)).toEqual({
    ok: false,
    reason: 'not UTF-8, and its encoding cannot be told for certain: save it as UTF-8',
    line: 3,
  });
});

test('binary data, odd UTF-16, lone surrogates and UTF-32 are refused', () => {
  expect(decodeText(Buffer.from('ab\ncd\0ef'))).toEqual({ ok: false, reason: 'holds binary data, not text', line: 2 });
  expect(decodeText(Buffer.from([0xff, 0xfe, 0x41])).ok).toBe(false);
  expect(decodeText(Buffer.from([0xff, 0xfe, 0x41, 0x00, 0x0a, 0x00, 0x00, 0xd8, 0x42, 0x00]))).toMatchObject({
    ok: false,
    line: 2,
  });
  expect(decodeText(Buffer.from([0xff, 0xfe, 0, 0, 0x41, 0, 0, 0])).ok).toBe(false);
});
