// `npm run bench:start`: from the start of the program to its first answered request, on an empty database and on a
// filled one; embedded against a bare script that opens the same database, on PostgreSQL against a bound of time. Beside it, as
// ratios: a start with traces on, and one until a client of MCP has its first reply; neither is loaded by other starts.
import { createServer } from 'node:http';
import { interleaved, verdict } from './lib/load.mjs';
import { ADMIN_SECRET, call, databases } from './lib/server.mjs';
import { fill } from './lib/sides.mjs';

const ROUNDS = Number(process.env.ROUNDS ?? 5);
const AMOUNTS = {
  empty: { jobs: 1, interviews: 1 },
  filled: { jobs: 1_000, interviews: Number(process.env.INTERVIEWS ?? 100_000) },
};

const collector = await startCollector();

for (const database of await databases()) {
  for (const [amount, amounts] of Object.entries(AMOUNTS)) {
    const { name, sides, drop } = await fill(database, amounts);
    // What Node compiles is kept from the first start on.
    const traced = () => sides.colloquy({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
    const mcp = toolsOf(await mcpKey(sides.colloquy));
    await firstAnswer(sides.colloquy, '/mcp', mcp)();
    // Calls that only look whether it runs leave no span.
    await firstAnswer(traced, '/openapi.json')();
    const medians = await interleaved(ROUNDS, {
      bare: firstAnswer(sides.bareStart, '/'),
      colloquy: firstAnswer(sides.colloquy, '/health/ready'),
      traced: firstAnswer(traced, '/health/ready'),
      mcp: firstAnswer(sides.colloquy, '/mcp', mcp),
    });
    const ms = Object.entries(medians).map(([side, median]) => `${side} ${median.toFixed(0)} ms`);
    console.log(`${name}, ${amount}: ${ms.join(', ')}`);
    const against = (side) => (medians[side] / medians.colloquy).toFixed(2);
    console.log(
      `${name}, ${amount}: with traces ${against('traced')} times as long, to a reply of MCP ${against('mcp')}`,
    );
    const label = `start (${name}, ${amount})`;
    if (database.url === null) {
      const ratio = medians.colloquy / medians.bare;
      verdict(label, ratio.toFixed(2), '≤ 1.6', ratio <= 1.6);
    } else verdict(label, `${medians.colloquy.toFixed(0)} ms`, '≤ 1000 ms', medians.colloquy <= 1_000);
    await drop();
  }
}
if (collector.taken() === 0) throw new Error('the collector got no span: traces were not on');
collector.close();

/** Milliseconds from the start of the process to the reply. */
function firstAnswer(start, path, request) {
  return async () => {
    const begun = performance.now();
    const server = await start();
    const reply = await fetch(server.url + path, request);
    await reply.arrayBuffer();
    const took = performance.now() - begun;
    if (!reply.ok) throw new Error(`${path} gave ${reply.status}`);
    await server.stop();
    return took;
  };
}

/** A key that may ask as a language model's client does. */
async function mcpKey(start) {
  const server = await start();
  const { body } = await call(server.url, 'POST', '/api/v1/admin/api-keys', {
    headers: { 'x-admin-secret': ADMIN_SECRET },
    body: { organizationId: 'bench', userId: 'bench', scopes: ['mcp'] },
  });
  await server.stop();
  return body.data.apiKey;
}

function toolsOf(apiKey) {
  return {
    method: 'POST',
    headers: {
      authorization: `Bearer ${apiKey}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      'mcp-protocol-version': '2025-11-25',
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
  };
}

/** Takes spans and forgets them. */
async function startCollector() {
  let taken = 0;
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      taken += 1;
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    taken: () => taken,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
