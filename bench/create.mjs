// `npm run bench:create`: interviews made without a CV over a thousand jobs against the same statements in one
// transaction of a bare server.
import { closedLoop, interleaved, verdict } from './lib/load.mjs';
import { onEachDatabase } from './lib/sides.mjs';

const SECONDS = Number(process.env.SECONDS ?? 8);
/** The embedded database is WebAssembly: until its hot paths are compiled, both sides run at a third of their speed. */
const WARM_UP_MS = 6_000;

await onEachDatabase(
  { jobs: 1_000, interviews: Number(process.env.INTERVIEWS ?? 10_000) },
  async ({ name, jobIds, headers, sides }) => {
    let made = 0;
    const next = () => {
      made += 1;
      return {
        method: 'POST',
        path: '/api/v1/interviews',
        headers,
        body: JSON.stringify({
          serviceJobId: jobIds[made % jobIds.length],
          candidateEmail: `new${Date.now()}-${made}@example.com`,
        }),
      };
    };
    const measure = (start) => async () => {
      const server = await start();
      await closedLoop({ url: server.url, connections: 50, durationMs: WARM_UP_MS, next });
      const result = await closedLoop({ url: server.url, connections: 50, durationMs: SECONDS * 1_000, next });
      await server.stop();
      console.log(
        `${name}: ${result.perSecond.toFixed(0)} per second, p50 ${result.p50.toFixed(1)} ms, p99 ${result.p99.toFixed(1)} ms, ${result.failed} failed`,
      );
      return result.failed > 0 ? 0 : result.perSecond;
    };
    const { bare, colloquy } = await interleaved(3, {
      bare: measure(sides.bare),
      colloquy: measure(() => sides.colloquy()),
    });
    verdict(`create (${name})`, (colloquy / bare).toFixed(2), '≥ 0.75', colloquy / bare >= 0.75);
  },
);
