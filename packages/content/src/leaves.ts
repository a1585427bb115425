/** Every text inside a value, with the place it is at. */
export function leaves(value: unknown, path = ''): { path: string; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => leaves(child, path === '' ? key : `${path}.${key}`));
}

/** The names of `{slots}` in their order. */
export function slots(text: string | undefined): string[] {
  return [...(text ?? '').matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
}
