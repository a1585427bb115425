// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ReplyOf } from '../core/api.ts';
import { useKept } from './use-kept.ts';
import { hereOf, OrganizationContext } from './use-organization.ts';

const TEXT = {
  isEmpty: (text: string) => text === '',
  isValue: (value: unknown): value is string => typeof value === 'string',
};

let root: Root | null = null;
beforeEach(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  sessionStorage.clear();
});
afterEach(() => act(() => root?.unmount()));

type Shown = { value: string; isFound: boolean; set(text: string): void };

function Page({ shown }: { shown: Shown }) {
  const kept = useKept('list', '', TEXT);
  Object.assign(shown, kept, { set: (text: string) => act(() => kept.set(text)) });
  return null;
}

/** Opens the page as somebody; the former one is gone as by a reload. */
function open(person: string): Shown {
  const shown: Shown = { value: '', isFound: false, set: () => undefined };
  const me = { person: { id: person, name: 'Ana', email: 'ana@example.com' }, role: 'RECRUITER' } as const;
  const here = hereOf({ ...me, organization: { id: 'acme', displayName: 'Acme' } } satisfies ReplyOf<'getMe'>);
  act(() => root?.unmount());
  root = createRoot(document.createElement('div'));
  act(() =>
    root?.render(
      <OrganizationContext value={here}>
        <Page shown={shown} />
      </OrganizationContext>,
    ),
  );
  return shown;
}

test('what was written is there after a reload, for whoever wrote it alone, until it is done', () => {
  open('ana').set('robin@example.com');
  expect(open('ben')).toMatchObject({ value: '', isFound: false });
  const again = open('ana');
  expect(again).toMatchObject({ value: 'robin@example.com', isFound: true });
  again.set('');
  expect(sessionStorage.length).toBe(0);
  expect(open('ana')).toMatchObject({ value: '', isFound: false });
});

test('what cannot be read any more is left aside', () => {
  sessionStorage.setItem('colloquy-kept-1:acme:ana:list', '{"rows":');
  expect(open('ana')).toMatchObject({ value: '', isFound: false });
  sessionStorage.setItem('colloquy-kept-1:acme:ana:list', '7');
  expect(open('ana')).toMatchObject({ value: '', isFound: false });
});
