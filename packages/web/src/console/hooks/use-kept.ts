import { useCallback, useEffect, useState } from 'react';
import { useOrganization } from './use-organization.ts';

type Kept<Value> = {
  value: Value;
  set(next: Value): void;
  /** Whether it was found in this tab, and not written since the page was opened. */
  isFound: boolean;
};

/**
 * What somebody writes, kept in this tab until it is done: it outlives a reload and the end of the session, and goes with
 * the tab. Who signs in there as somebody else finds nothing of it.
 *
 * @param name of what is written, once in an organization
 * @param isEmpty nothing is kept of this
 * @param isValue whether something that was kept can still be read
 */
export function useKept<Value>(
  name: string,
  initial: Value,
  { isEmpty, isValue }: { isEmpty(value: Value): boolean; isValue(value: unknown): value is Value },
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null = tabStorage(),
): Kept<Value> {
  const { organization, person } = useOrganization();
  const key = `colloquy-kept-1:${organization.id}:${person.id}:${name}`;
  const [found] = useState(() => read(storage, key, isValue));
  const [value, setValue] = useState<Value>(found ?? initial);
  const [isTouched, setIsTouched] = useState(false);
  const isGone = isEmpty(value);
  useEffect(() => {
    try {
      if (isGone) storage?.removeItem(key);
      else storage?.setItem(key, JSON.stringify(value));
    } catch {
      // A tab without room keeps nothing: what is on the page is not lost by that.
    }
  }, [storage, key, value, isGone]);
  const set = useCallback((next: Value) => {
    setIsTouched(true);
    setValue(next);
  }, []);
  return { value, set, isFound: found !== null && !isTouched };
}

function read<Value>(
  storage: Pick<Storage, 'getItem'> | null,
  key: string,
  isValue: (value: unknown) => value is Value,
): Value | null {
  try {
    const text = storage?.getItem(key) ?? null;
    const value: unknown = text === null ? null : JSON.parse(text);
    return isValue(value) ? value : null;
  } catch {
    return null;
  }
}

/** The tab's own storage, which a browser may refuse even to name. */
function tabStorage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}
