/** Stands in for the model's process in tests: vectors by letters, and misbehaviour on demand. */
import type { MeaningReply, MeaningRequest } from './meaning-process.ts';

function letters(text: string): Float32Array {
  const vector = new Float32Array(26);
  for (const letter of text.toLowerCase()) {
    const place = letter.charCodeAt(0) - 97;
    if (place >= 0 && place < 26) vector[place] = (vector[place] ?? 0) + 1;
  }
  return vector;
}

/** How long a slow text takes: several that come together are answered one after another. */
const SLOW_MS = 10;
let busyUntil = 0;

process.on('message', (request: MeaningRequest) => {
  const reply = (value: MeaningReply): void => {
    process.send?.(value);
  };
  if (request.texts.includes('die')) process.exit(1);
  if (request.texts.includes('absent')) return reply({ kind: 'absent' });
  if (request.texts.includes('fail')) return reply({ kind: 'failed', id: request.id });
  if (request.texts.includes('hang')) return;
  const answer = (): void => reply({ kind: 'vectors', id: request.id, vectors: request.texts.map(letters) });
  if (!request.texts.includes('slow')) return answer();
  busyUntil = Math.max(busyUntil, Date.now()) + SLOW_MS;
  setTimeout(answer, busyUntil - Date.now());
});
process.on('disconnect', () => process.exit(0));
