import type { FastifyInstance } from 'fastify';

type Row = { template: string; pattern: RegExp; methods: Set<string> };

/** The routes of the whole app, collected as they are registered. */
export class RouteTable {
  readonly #rows = new Map<string, Row>();

  /** To be called before the first route. */
  constructor(app: FastifyInstance) {
    app.addHook('onRoute', ({ url, method }) => {
      const row = this.#rows.get(url) ?? { template: url, pattern: patternOf(url), methods: new Set<string>() };
      for (const each of [method].flat()) row.methods.add(each);
      this.#rows.set(url, row);
    });
  }

  /** The template that a path belongs to and the methods that it takes, null where none does. */
  find(path: string): { template: string; methods: string[] } | null {
    const found = [...this.#rows.values()].filter(({ pattern }) => pattern.test(path));
    const [first] = found;
    if (first === undefined) return null;
    return { template: first.template, methods: [...new Set(found.flatMap(({ methods }) => [...methods]))].sort() };
  }
}

function patternOf(template: string): RegExp {
  const source = template
    .split('/')
    .map((part) => {
      if (part === '*') return '.*';
      return part.startsWith(':') ? '[^/]*' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    })
    .join('/');
  return new RegExp(`^${source}$`);
}
