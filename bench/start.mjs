// `npm run bench:start`: from the start of the program to its first answered request, on an empty database and on a
// filled one; embedded against a bare script that opens the same database, on PostgreSQL against a bound of time.
import { interleaved, verdict } from './lib/load.mjs';
import { databases } from './lib/server.mjs';
import { fill } from './lib/sides.mjs';

const ROUNDS = Number(process.env.ROUNDS ?? 5);
const AMOUNTS = {
  empty: { jobs: 1, interviews: 1 },
  filled: { jobs: 1_000, interviews: Number(process.env.INTERVIEWS ?? 100_000) },
};

for (const database of await databases()) {
  for (const [amount, amounts] of Object.entries(AMOUNTS)) {
    const { name, sides, drop } = await fill(database, amounts);
    // What Node compiles is kept from the first start on.
    await firstAnswer(sides.colloquy, '/health/ready')();
    const medians = await interleaved(ROUNDS, {
      bare: firstAnswer(sides.bareStart, '/'),
      colloquy: firstAnswer(sides.colloquy, '/health/ready'),
    });
    console.log(`${name}, ${amount}: ${medians.colloquy.toFixed(0)} ms, bare ${medians.bare.toFixed(0)} ms`);
    const label = `start (${name}, ${amount})`;
    if (database.url === null) {
      const ratio = medians.colloquy / medians.bare;
      verdict(label, ratio.toFixed(2), '≤ 1.6', ratio <= 1.6);
    } else verdict(label, `${medians.colloquy.toFixed(0)} ms`, '≤ 1000 ms', medians.colloquy <= 1_000);
    await drop();
  }
}

/** Milliseconds from the start of the process to the reply. */
function firstAnswer(start, path) {
  return async () => {
    const begun = performance.now();
    const server = await start();
    const reply = await fetch(server.url + path);
    await reply.arrayBuffer();
    const took = performance.now() - begun;
    if (!reply.ok) throw new Error(`${path} gave ${reply.status}`);
    await server.stop();
    return took;
  };
}
