import { expect, test } from 'vitest';
import type { Id } from '../../platform/ids.ts';
import { UnknownLinkError } from './errors.ts';
import type { Interview } from './interview.ts';
import { opens, RoomLinks } from './room-pass.ts';

const ID = '01920000-0000-7000-8000-00000000abcd' as Id<'interview'>;
const OLD = 'the key of last year, thirty-two characters';
const NEW = 'the key of this year, thirty-two characters';
const links = (keys: readonly string[]) => new RoomLinks(keys, () => 'https://talk.example.com');
const interview = { id: ID, linkVersion: 7 };

test('a token names its interview and the version of its link, and stands in the address', () => {
  const token = links([NEW]).token(interview);
  expect(links([NEW]).open(token)).toEqual({ id: ID, linkVersion: 7 });
  expect(links([NEW]).enter(token)).toEqual({ interviewId: ID, linkVersion: 7 });
  expect(links([NEW]).url(interview)).toBe(`https://talk.example.com/room/${token}`);
});

test('the first key signs; every key of the list opens', () => {
  const both = links([NEW, OLD]);
  expect(both.token(interview)).toBe(links([NEW]).token(interview));
  expect(both.open(links([OLD]).token(interview))).toEqual({ id: ID, linkVersion: 7 });
  expect(links([NEW]).open(links([OLD]).token(interview))).toBeNull();
});

test('no changed byte, no other spelling and no other text opens anything', () => {
  const token = links([NEW]).token(interview);
  const bytes = Buffer.from(token, 'base64url');
  for (let at = 0; at < bytes.length; at += 1) {
    const changed = Buffer.from(bytes);
    changed.writeUInt8(bytes.readUInt8(at) ^ 1, at);
    expect(links([NEW]).open(changed.toString('base64url')), String(at)).toBeNull();
  }
  // The last character of the text has bits to spare: another one decodes to the same bytes.
  const spelled = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_']
    .map((last) => token.slice(0, -1) + last)
    .filter((text) => text !== token);
  for (const text of [...spelled, '', token.slice(1), `${token}A`, `${token}=`, 'x'.repeat(300), '../../etc/passwd'])
    expect(links([NEW]).open(text), text.slice(0, 80)).toBeNull();
  expect(() => links([NEW]).enter('forged')).toThrow(UnknownLinkError);
});

test('a pass opens the newest link only, and nothing that is gone', () => {
  const attended = { interview: { linkVersion: 7 } as Interview };
  expect(() => opens({ interviewId: ID, linkVersion: 7 }, attended)).not.toThrow();
  expect(() => opens({ interviewId: ID, linkVersion: 6 }, attended)).toThrow(UnknownLinkError);
  expect(() => opens({ interviewId: ID, linkVersion: 8 }, attended)).toThrow(UnknownLinkError);
  expect(() => opens({ interviewId: ID, linkVersion: 7 }, null)).toThrow(UnknownLinkError);
});
