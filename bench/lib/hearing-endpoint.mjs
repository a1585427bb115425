// An OpenAI-compatible recogniser that writes down the words each sound was made of. It takes its time, sometimes answers
// 503, and can be away altogether.
import { createServer } from 'node:http';
import { decodeWav } from '../../packages/server/src/providers/shapes/wav.ts';
import { RATE, wordsOf } from './words-in-sound.mjs';

const LEAST_MS = 100;
const MOST_MS = 400;
const FAILS = 0.05;

export async function startHearing() {
  const told = { asked: 0, failed: 0, unknown: 0 };
  let isAway = false;
  const server = createServer(async (request, response) => {
    if (isAway) return void request.socket.destroy();
    told.asked += 1;
    const form = await formOf(request).catch(() => null);
    await new Promise((resolve) => setTimeout(resolve, LEAST_MS + Math.random() * (MOST_MS - LEAST_MS)));
    if (isAway) return void request.socket.destroy();
    const fails = form === null || Math.random() < FAILS;
    if (fails) told.failed += 1;
    response.writeHead(fails ? 503 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(fails ? { error: { message: 'busy' } } : { text: await heardIn(form) }));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}/v1`,
    told,
    leave() {
      isAway = true;
      server.closeAllConnections();
    },
    comeBack() {
      isAway = false;
    },
    stop() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };

  async function heardIn(form) {
    const { samples, rate } = decodeWav(new Uint8Array(await form.get('file').arrayBuffer()), { isWhole: true });
    const words = rate === RATE ? wordsOf(samples) : null;
    if (words === null) told.unknown += 1;
    return words ?? 'Nobody said this.';
  }
}

async function formOf(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const headers = { 'content-type': request.headers['content-type'] ?? '' };
  return new Response(Buffer.concat(chunks), { headers }).formData();
}
