// `npm run bench:first-cv`: how long the first CV takes from the invitation to its outcome, sent at once after a start and
// sent AFTER_MS later (8,000), next to the ones that follow it: what of it is the reader coming up.
import { createServer } from 'node:http';
import { median, verdict } from './lib/load.mjs';
import { makeJob } from './lib/room.mjs';
import { call, freePort, startServer, temporaryFolder } from './lib/server.mjs';

const ROUNDS = Number(process.env.ROUNDS ?? 3);
const AFTER_MS = Number(process.env.AFTER_MS ?? 8_000);
const BAR_MS = 1_000;
const CV = `Wanja Ostrowski
wanja.ostrowski@example.com

Experience
Signal Technician, Harbour Railway, Gdynia
2019 – 2024
- Kept the points of eleven kilometres of track in order.

Education
Bachelor of Engineering, Technical University of Szczecin
2014 – 2018

Skills
Relays, Interlocking, Fault finding
`;
const files = createServer((_, reply) => reply.writeHead(200, { 'content-type': 'text/plain' }).end(CV));
await new Promise((resolve) => files.listen(0, '127.0.0.1', resolve));
const allowed = `127.0.0.1:${files.address().port}`;

for (const afterMs of [0, AFTER_MS]) await measure(afterMs);
files.close();

async function measure(afterMs) {
  const [firsts, laters] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    const server = startServer({
      dataDir: temporaryFolder(),
      port: await freePort(),
      env: { COLLOQUY_MEANING: 'off', COLLOQUY_OUTBOUND_ALLOW: allowed },
    });
    const { url } = await server.ready;
    const { headers, serviceJobId } = await makeJob(url);
    const intake = async (n) => {
      const began = performance.now();
      const body = { serviceJobId, candidateEmail: `c${n}@example.com`, cv_link: `http://${allowed}/cv-${n}.txt` };
      const made = await call(url, 'POST', '/api/v1/interviews', { headers, body });
      if (made.status !== 200) throw new Error(JSON.stringify(made.body));
      for (;;) {
        const { body: seen } = await call(url, 'GET', `/api/v1/interviews/${made.body.data.meetingId}`, { headers });
        const { status } = seen.data.cv;
        if (status === 'PARSED') return performance.now() - began;
        if (status !== 'PENDING') throw new Error(`the CV is ${JSON.stringify(seen.data.cv)}`);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    };
    await new Promise((resolve) => setTimeout(resolve, afterMs));
    firsts.push(await intake(0));
    for (let n = 1; n <= 5; n += 1) laters.push(await intake(n));
    await server.stop();
  }
  const [first, later] = [median(firsts), median(laters)];
  console.log(
    `${afterMs} ms after a start: first ${firsts.map((ms) => ms.toFixed(0)).join(', ')} ms; later ${laters.map((ms) => ms.toFixed(0)).join(', ')} ms`,
  );
  const figure = `${first.toFixed(0)} ms, ${(first - later).toFixed(0)} more than later ones`;
  if (afterMs > 0) verdict('first CV after a start', figure, `≤ ${BAR_MS} more`, first - later <= BAR_MS);
  else console.log(`first CV at once after a start: ${figure}`);
}
