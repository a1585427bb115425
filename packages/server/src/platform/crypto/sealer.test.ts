import { expect, test } from 'vitest';
import { Sealer } from './sealer.ts';

const [OLD, NEW] = ['an-old-signing-key-0123456789abcdef', 'a-new-signing-key-0123456789abcdef'];

test('what is sealed opens for what it belongs to, and for nothing else', () => {
  const sealer = new Sealer([OLD], 'webhooks');
  const sealed = sealer.seal('whsec_x', 'endpoint-1');
  expect(sealer.open(sealed, 'endpoint-1')).toBe('whsec_x');
  expect(sealer.open(sealed, 'endpoint-2')).toBeNull();
  expect(new Sealer([OLD], 'other').open(sealed, 'endpoint-1')).toBeNull();
  expect(new Sealer([NEW], 'webhooks').open(sealed, 'endpoint-1')).toBeNull();
  expect(sealed.includes('whsec')).toBe(false);
  expect(sealer.seal('whsec_x', 'endpoint-1').equals(sealed)).toBe(false);
});

test('a changed byte, a cut end and another version do not open', () => {
  const sealer = new Sealer([OLD], 'webhooks');
  const sealed = sealer.seal('whsec_x', 'e');
  for (let at = 0; at < sealed.length; at += 1) {
    const changed = Buffer.from(sealed);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(sealer.open(changed, 'e'), `byte ${at}`).toBeNull();
    expect(sealer.open(sealed.subarray(0, at), 'e'), `cut at ${at}`).toBeNull();
  }
});

test('over a rotation every order of keys opens, and the newest head tells what is to be sealed anew', () => {
  const [before, during, after] = [[OLD, NEW], [NEW, OLD], [NEW]].map((keys) => new Sealer(keys, 'webhooks'));
  const sealed = before?.seal('s', 'e') ?? Buffer.alloc(0);
  expect(during?.open(sealed, 'e')).toBe('s');
  expect(after?.open(sealed, 'e')).toBeNull();
  expect(sealed.subarray(0, 5).equals(before?.newestHead ?? Buffer.alloc(0))).toBe(true);
  expect(sealed.subarray(0, 5).equals(during?.newestHead ?? Buffer.alloc(0))).toBe(false);
  const resealed = during?.seal('s', 'e') ?? Buffer.alloc(0);
  expect(after?.open(resealed, 'e')).toBe('s');
});
