/** The first release that runs our sources as they are: workers are started from them. */
const NEEDED = [22, 18] as const;

/** Why this release of Node cannot run Colloquy, in one sentence; null when it can. */
export function nodeProblem(version: string): string | null {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1])) return null;
  return `Node ${NEEDED.join('.')} or later is needed, this is ${version}: install a newer one from your system or nodejs.org`;
}
