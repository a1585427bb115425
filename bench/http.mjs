// `npm run bench:http`: a page of ten of random jobs out of a million interviews against a bare server that does the same.
import { closedLoop, interleaved, verdict } from './lib/load.mjs';
import { onEachDatabase } from './lib/sides.mjs';

const INTERVIEWS = Number(process.env.INTERVIEWS ?? 1_000_000);
const SECONDS = Number(process.env.SECONDS ?? 8);

await onEachDatabase({ jobs: 1_000, interviews: INTERVIEWS }, async ({ name, jobIds, headers, sides }) => {
  const next = () => ({
    path: `/api/v1/interviews?serviceJobId=${jobIds[Math.floor(Math.random() * jobIds.length)]}`,
    headers,
  });
  const measure = (start) => async () => {
    const server = await start();
    await closedLoop({ url: server.url, connections: 50, durationMs: 2_000, next });
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
  verdict(`http (${name})`, (colloquy / bare).toFixed(2), '≥ 0.75', colloquy / bare >= 0.75);
});
