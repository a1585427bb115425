import type { TestApp, TestReply, TestRequest } from '../../../../testing/test-app.ts';
import type { RecordedExample } from '../examples.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Route = { method: string; pattern: RegExp; names: string[]; literal: number; id: string };

/** Longer lists say no more than their first items. */
const ITEMS = 2;

/** Calls the app and keeps the first reply of each status of each operation, without what differs from run to run. */
export class Recorder {
  readonly #app: TestApp;
  readonly #routes: Route[];
  readonly #examples: Record<string, RecordedExample> = {};
  readonly #ids = new Map<string, string>();

  constructor(app: TestApp, document: object) {
    this.#app = app;
    const { paths } = document as { paths: Record<string, Record<string, { operationId: string }>> };
    this.#routes = Object.entries(paths)
      .flatMap(([path, operations]) =>
        Object.entries(operations).map(([method, { operationId: id }]) => ({
          id,
          method: method.toUpperCase(),
          names: [...path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name),
          literal: path.replace(/\{[^}]+\}/g, '').length,
          pattern: new RegExp(`^${path.replace(/\{[^}]+\}/g, '([^/]+)')}$`),
        })),
      )
      .sort((a, b) => b.literal - a.literal);
  }

  readonly call = async (method: Method, url: string, request: TestRequest): Promise<TestReply> => {
    const reply = await this.#app.call(method, url, request);
    const [path = '', query = ''] = url.split('?');
    const route = this.#routes.find((item) => item.method === method && item.pattern.test(path));
    if (route === undefined) throw new Error(`${method} ${path} is not in the document`);
    const example = this.#examples[route.id] ?? { replies: {} };
    this.#examples[route.id] = example;
    const status = String(reply.status);
    const type = String(reply.headers['content-type'] ?? '').split(';')[0] ?? '';
    example.replies[status] ??= { type, body: this.#bodyOf(type, reply) };
    if (reply.status !== 200 && reply.status !== 206) return reply;
    const values = route.pattern.exec(path)?.slice(1) ?? [];
    const parameters = {
      ...Object.fromEntries(route.names.map((name, index) => [name, decodeURIComponent(values[index] ?? '')])),
      ...Object.fromEntries(new URLSearchParams(query)),
    };
    if (Object.keys(parameters).length > 0) example.parameters ??= this.#steady(parameters) as Record<string, string>;
    const body = request.body ?? (typeof request.raw === 'string' ? JSON.parse(request.raw) : undefined);
    if (body !== undefined) example.request ??= this.#steady(body);
    return reply;
  };

  examples(): Record<string, RecordedExample> {
    const sorted = Object.entries(this.#examples).sort(([a], [b]) => (a < b ? -1 : 1));
    return JSON.parse(JSON.stringify(Object.fromEntries(sorted))) as Record<string, RecordedExample>;
  }

  #bodyOf(type: string, { text, body }: TestReply): unknown {
    // Bytes of a film would tell nobody anything.
    if (/^(?:audio|video)\//.test(type)) return '(bytes)';
    return this.#steady(type === 'text/plain' ? firstLines(text) : body);
  }

  /** Ids, signatures, keys and durations in one form each; they differ from run to run and are nobody's. */
  #steady(value: unknown, name = ''): unknown {
    if (Array.isArray(value)) return value.slice(0, ITEMS).map((item) => this.#steady(item, name));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, this.#steady(item, key)]));
    if (typeof value === 'number' && name === 'durationMs') return 4.2;
    if (typeof value !== 'string') return value;
    if (name === 'signature') return 's'.repeat(27);
    if (name === 'tail') return '0000';
    if (name === 'requestSha256') return 'b7'.repeat(32);
    return value
      .replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, (id) => this.#id(id))
      .replace(/\/(room|verify)\/[\w-]{20,}/g, (_all, page: string) => `/${page}/${'t'.repeat(40)}`)
      .replace(/(signature=)[\w-]+/g, `$1${'s'.repeat(27)}`)
      .replace(/whsec_[A-Za-z0-9+/=]+/g, `whsec_${'A'.repeat(43)}=`)
      .replace(/clq_[0-9A-Za-z]{36}/g, `clq_${'0'.repeat(36)}`)
      .replace(/clq_[0-9A-Za-z]{4}(?![0-9A-Za-z])/g, 'clq_0000');
  }

  #id(id: string): string {
    const known = this.#ids.get(id) ?? `019cacf4-3a00-7000-8000-${String(this.#ids.size + 1).padStart(12, '0')}`;
    this.#ids.set(id, known);
    return known;
  }
}

function firstLines(text: string): string {
  const figures = text.replace(/^(\w+(?:\{[^}]*\})?) [\d.e+-]+$/gm, '$1 0');
  return `${figures.split('\n').slice(0, 6).join('\n')}\n`;
}
