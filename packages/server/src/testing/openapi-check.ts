import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { buildOpenApi } from '../surfaces/public/openapi/document.ts';

type Json = Record<string, unknown>;
type Header = { required?: boolean; schema: Json };
type Content = Record<string, { schema?: Json }>;
type Response = { headers?: Record<string, Header | { $ref: string }>; content?: Content };
type Operation = { operationId: string; responses: Record<string, Response | { $ref: string }> };
type Document = { paths: Record<string, Record<string, Operation>>; components: Json };

/** What a reply looks like on the wire. Header names in small letters. */
export type SeenReply = {
  method: string;
  /** Path and query, as sent. */
  url: string;
  status: number;
  headers: Readonly<Record<string, unknown>>;
  body: string;
};

/** Headers that a reply carries only where the document says so. */
const TOLD_HEADERS =
  /^(?:(?:x-)?ratelimit-|retry-after$|www-authenticate$|idempotency-replayed$|allow$|deprecation$|sunset$)/;

/** Judges replies by the published document: operation, status, headers, media type and body. */
export class OpenApiCheck {
  readonly #document: Document;
  readonly #ajv: Ajv2020;
  readonly #routes: { pattern: RegExp; literal: number; path: string }[];
  readonly #validators = new Map<string, ValidateFunction>();

  constructor(document: object) {
    this.#document = document as Document;
    this.#ajv = new Ajv2020({ allErrors: true, strict: false });
    formats.default(this.#ajv);
    // Addresses may hold letters of any script, which the usual check of this format refuses.
    this.#ajv.addFormat('email', /^[^\s@]+@[^\s@]+$/u);
    this.#ajv.addSchema({ $id: 'document', components: this.#document.components });
    this.#routes = Object.keys(this.#document.paths)
      .map((path) => ({
        path,
        literal: path.replace(/\{[^}]+\}/g, '').length,
        pattern: new RegExp(`^${path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^}]+\}/g, '[^/]*')}$`),
      }))
      .sort((a, b) => b.literal - a.literal);
  }

  /** What the document does not say of this reply, a sentence each; empty where it fits or the path is not published. */
  problems(reply: SeenReply): string[] {
    const published = this.#published(reply.method, reply.url);
    if (published === null) return [];
    const place = `${reply.method} ${published.path} ${reply.status}`;
    const found = published.operation.responses[String(reply.status)];
    if (found === undefined) return [`${place}: the document has no such status`];
    const response = this.#resolve<Response>(found);
    return [...this.#headerProblems(place, response, reply), ...this.#bodyProblems(place, response, reply)];
  }

  /** Whether the document has something to say of a call. */
  knows(method: string, url: string): boolean {
    return this.#published(method, url) !== null;
  }

  /** Null for pages, the room and paths that lead nowhere; a published path answers 405 to a method that it does not have. */
  #published(method: string, url: string): { path: string; operation: Operation } | null {
    // As the server is asked: `/a/./b` is sent as `/a/b`.
    const asked = URL.parse(url, 'http://localhost')?.pathname ?? '';
    const route = this.#routes.find(({ pattern }) => pattern.test(asked));
    const operation = route && this.#document.paths[route.path]?.[method.toLowerCase()];
    return route === undefined || operation === undefined ? null : { path: route.path, operation };
  }

  #headerProblems(place: string, response: Response, { headers }: SeenReply): string[] {
    const told = new Map(Object.entries(response.headers ?? {}).map(([name, header]) => [name.toLowerCase(), header]));
    const unknown = Object.keys(headers).filter((name) => TOLD_HEADERS.test(name) && !told.has(name));
    const wrong = [...told].flatMap(([name, item]) => {
      const header = this.#resolve<Header>(item);
      const value = headers[name];
      if (value === undefined) return header.required ? [`${place}: the header ${name} is missing`] : [];
      const typed = header.schema.type === 'integer' ? Number(value) : value;
      const check = this.#validator(`${place} ${name}`, header.schema);
      return check(typed) ? [] : [`${place}: the header ${name} ${this.#ajv.errorsText(check.errors)}`];
    });
    return [...unknown.map((name) => `${place}: the document has no header ${name}`), ...wrong];
  }

  #bodyProblems(place: string, response: Response, { headers, body, method }: SeenReply): string[] {
    if (method === 'HEAD') return [];
    const content = response.content ?? {};
    if (Object.keys(content).length === 0) return body === '' ? [] : [`${place}: the document has no body`];
    const type = String(headers['content-type'] ?? '').split(';')[0] ?? '';
    const media = content[type];
    if (media === undefined) return [`${place}: the document has no ${type || 'reply without a type'}`];
    if (type !== 'application/json' || media.schema === undefined) return [];
    const check = this.#validator(`${place} body`, media.schema);
    let value: unknown;
    try {
      value = JSON.parse(body);
    } catch {
      return [`${place}: the body is no JSON`];
    }
    return check(value) ? [] : [`${place}: the body ${this.#ajv.errorsText(check.errors)}`];
  }

  #validator(name: string, schema: Json): ValidateFunction {
    const known = this.#validators.get(name);
    if (known !== undefined) return known;
    const made = this.#ajv.compile(
      JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"document#/components/')),
    );
    this.#validators.set(name, made);
    return made;
  }

  #resolve<Item>(item: Item | { $ref: string }): Item {
    if (typeof item !== 'object' || item === null || !('$ref' in item)) return item as Item;
    const parts = String(item.$ref).replace('#/', '').split('/');
    const found = parts.reduce<unknown>((at, part) => (at as Json | undefined)?.[part], this.#document);
    if (found === undefined) throw new Error(`the document has no ${item.$ref}`);
    return found as Item;
  }
}

const made = new Map<string, OpenApiCheck>();

/** The check of the document for these surfaces, made once in a process. */
export function openApiCheck(surfaces: ReadonlySet<string>): OpenApiCheck {
  const name = [...surfaces].sort().join();
  const known = made.get(name) ?? new OpenApiCheck(buildOpenApi('https://interviews.example.com', '0.0.0', surfaces));
  made.set(name, known);
  return known;
}
