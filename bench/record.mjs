// `npm run bench:record`: what the durable request record costs the list call, and the group commit against the bare
// group insert.
import { closedLoop, interleaved, verdict } from './lib/load.mjs';
import { onEachDatabase } from './lib/sides.mjs';

const SECONDS = Number(process.env.SECONDS ?? 6);

await onEachDatabase(
  { jobs: 200, interviews: Number(process.env.INTERVIEWS ?? 20_000) },
  async ({ name, jobIds, headers, sides }) => {
    const next = () => ({
      path: `/api/v1/interviews?serviceJobId=${jobIds[Math.floor(Math.random() * jobIds.length)]}`,
      headers,
    });
    const measure = (start, connections, pick) => async () => {
      const server = await start();
      await closedLoop({ url: server.url, connections, durationMs: 1_500, next });
      const result = await closedLoop({ url: server.url, connections, durationMs: SECONDS * 1_000, next });
      await server.stop();
      return pick(result);
    };
    const one = await interleaved(3, {
      durable: measure(
        () => sides.colloquy({ COLLOQUY_RECORD: 'durable' }),
        4,
        (result) => result.p50,
      ),
      fast: measure(
        () => sides.colloquy({ COLLOQUY_RECORD: 'fast' }),
        4,
        (result) => result.p50,
      ),
    });
    const added = one.durable - one.fast;
    console.log(
      `${name}: p50 ${one.durable.toFixed(2)} ms durable, ${one.fast.toFixed(2)} ms when the reply does not wait`,
    );
    verdict(`record (${name}), added per call`, `${added.toFixed(2)} ms`, '≤ 1.2 ms', added <= 1.2);
  },
);
