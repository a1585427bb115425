import type { FastifyInstance } from 'fastify';

/** Which methods each path of the app takes, for the reply to another one. Made before the routes are. */
export function knownMethods(app: FastifyInstance): (path: string) => string[] {
  const routes = new Map<string, { pattern: RegExp; methods: Set<string> }>();
  app.addHook('onRoute', ({ url, method }) => {
    const route = routes.get(url) ?? { pattern: pathPattern(url), methods: new Set<string>() };
    for (const name of Array.isArray(method) ? method : [method]) route.methods.add(name);
    routes.set(url, route);
  });
  return (path) => {
    const allowed = new Set<string>();
    for (const { pattern, methods } of routes.values())
      if (pattern.test(path)) for (const name of methods) allowed.add(name);
    return [...allowed].sort();
  };
}

/** `/jobs/:id` and `/assets/*` as Fastify reads them. A name in a path may be as good as empty, never hold a slash. */
function pathPattern(url: string): RegExp {
  const parts = url.split(/(:[A-Za-z_]\w*|\*)/).map((part) => {
    if (part === '*') return '.*';
    return part.startsWith(':') ? '[^/]*' : part.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  });
  return new RegExp(`^${parts.join('')}$`);
}
