// A closed-loop load on loopback: so many connections, each sending the next request when the last one was answered.
import { Agent, request } from 'node:http';

/**
 * @param next the next request of a connection (its number is given); null when there is nothing left to send, which
 *   ends the whole loop. A request with `took` is handed the body of its reply.
 * @returns {{ perSecond: number, count: number, p50: number, p99: number, failed: number }} latencies in milliseconds
 */
export async function closedLoop({ url, connections, durationMs, next }) {
  const client = openClient(url, connections);
  const latencies = [];
  let failed = 0;
  const started = performance.now();
  let endsAt = started + durationMs;
  await Promise.all(
    Array.from({ length: connections }, async (_, connection) => {
      while (performance.now() < endsAt) {
        const sent = next(connection);
        if (sent === null) {
          endsAt = performance.now();
          break;
        }
        const begun = performance.now();
        const status = await client.send(sent);
        latencies.push(performance.now() - begun);
        if (status !== 200) failed += 1;
      }
    }),
  );
  const seconds = (performance.now() - started) / 1_000;
  client.close();
  latencies.sort((a, b) => a - b);
  const at = (share) => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? 0;
  return { perSecond: latencies.length / seconds, count: latencies.length, p50: at(0.5), p99: at(0.99), failed };
}

/** Kept connections to one server; `send` gives the status when the reply has come whole. */
export function openClient(url, connections) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const { hostname, port } = new URL(url);
  const send = ({ method = 'GET', path, headers = {}, body, took }) =>
    new Promise((resolve, reject) => {
      const outgoing = request(
        {
          agent,
          hostname,
          port,
          method,
          path,
          headers: {
            ...headers,
            ...(body ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) } : {}),
          },
        },
        (incoming) => {
          const chunks = [];
          if (took) incoming.on('data', (chunk) => chunks.push(chunk));
          else incoming.resume();
          incoming.on('end', () => {
            took?.(Buffer.concat(chunks).toString());
            resolve(incoming.statusCode);
          });
        },
      );
      outgoing.on('error', reject);
      outgoing.end(body);
    });
  return { send, close: () => agent.destroy() };
}

/** Medians of interleaved rounds of the two sides, so that other work on the machine meets both alike. */
export async function interleaved(rounds, sides) {
  const results = Object.fromEntries(Object.keys(sides).map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, measure] of Object.entries(sides)) results[name].push(await measure(round));
  }
  return Object.fromEntries(Object.entries(results).map(([name, values]) => [name, median(values)]));
}

export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** The line that a caller reads; the exit status follows from it. */
export function verdict(name, value, bar, holds) {
  console.log(`${name}: ${value} (${bar})`);
  if (!holds) process.exitCode = 1;
}
