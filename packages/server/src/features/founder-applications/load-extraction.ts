/** The reader of conversations. Its tables of words are loaded when they are first needed, not at the start. */
export function loadExtraction(): Promise<typeof import('./extraction/extract.ts')> {
  return import('./extraction/extract.ts');
}
