/** What programs find others by, and where npm keeps its settings and its cache. */
const OF_THE_SYSTEM = ['PATH', 'HOME', 'TMPDIR'];
/** How npm reaches a registry: proxies in either case, certificates of the company, and the names by which a `.npmrc` takes a token. */
const OF_THE_WAY_OUT = ['HTTP_PROXY', 'HTTPS_PROXY', 'ALL_PROXY', 'NO_PROXY'];
const OF_THE_REGISTRY = ['NODE_EXTRA_CA_CERTS', 'SSL_CERT_FILE', 'SSL_CERT_DIR', 'NPM_TOKEN', 'NODE_AUTH_TOKEN'];
/** npm's own settings: `npm_config_registry` and the like, in either case. */
const SETTING = /^npm_config_/i;

/**
 * As much of the environment as npm needs to fetch a package, and tar to unpack it: no key, no secret and no address of a
 * database of this program's.
 */
export function npmEnvironment(source: NodeJS.ProcessEnv = process.env): Record<string, string> {
  const names = new Set([
    ...OF_THE_SYSTEM,
    ...OF_THE_WAY_OUT.flatMap((name) => [name, name.toLowerCase()]),
    ...OF_THE_REGISTRY,
  ]);
  return Object.fromEntries(
    Object.entries(source).flatMap(([name, value]) =>
      value !== undefined && (names.has(name) || SETTING.test(name)) ? [[name, value]] : [],
    ),
  );
}
