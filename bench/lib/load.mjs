// A closed-loop load on loopback: so many connections, each sending the next request when the last one was answered.
import { Agent, request } from 'node:http';

/** @returns {{ perSecond: number, count: number, p50: number, p99: number, failed: number }} latencies in milliseconds */
export async function closedLoop({ url, connections, durationMs, next }) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const { hostname, port } = new URL(url);
  const latencies = [];
  let failed = 0;
  const endsAt = performance.now() + durationMs;
  const started = performance.now();
  const one = ({ method = 'GET', path, headers = {}, body }) =>
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
          incoming.resume();
          incoming.on('end', () => resolve(incoming.statusCode));
        },
      );
      outgoing.on('error', reject);
      outgoing.end(body);
    });
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < endsAt) {
        const begun = performance.now();
        const status = await one(next());
        latencies.push(performance.now() - begun);
        if (status !== 200) failed += 1;
      }
    }),
  );
  const seconds = (performance.now() - started) / 1_000;
  agent.destroy();
  latencies.sort((a, b) => a - b);
  const at = (share) => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? 0;
  return { perSecond: latencies.length / seconds, count: latencies.length, p50: at(0.5), p99: at(0.99), failed };
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
