import type { FastifyRequest } from 'fastify';

/** The only value of a header, its name in small letters; undefined when it is absent or was sent more than once. */
export function singleHeader(request: FastifyRequest, name: string): string | undefined {
  const values = headerValues(request, name);
  return values.length === 1 ? values[0] : undefined;
}

/** Whether a header is in the request more than once: Node would join the values, or drop all but one. */
export function isRepeated(request: FastifyRequest, name: string): boolean {
  return headerValues(request, name).length > 1;
}

/** All values of a header as they were sent, its name in small letters. */
export function headerValues(request: FastifyRequest, name: string): string[] {
  const values: string[] = [];
  const raw = request.raw.rawHeaders;
  for (let index = 0; index + 1 < raw.length; index += 2) {
    if (raw[index]?.toLowerCase() === name) values.push(raw[index + 1] ?? '');
  }
  return values;
}
