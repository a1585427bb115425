const KEY = 'colloquy-return';

/** Where the person was when they left for the provider. */
export function keepReturn(storage: Storage, path: string): void {
  storage.setItem(KEY, path);
}

/** Once; null where they were nowhere in the console. */
export function takeReturn(storage: Storage): string | null {
  const path = storage.getItem(KEY);
  storage.removeItem(KEY);
  return path !== null && /^\/console\/(?!enter(?:\/|$))[^/\\]/.test(path) ? path : null;
}
