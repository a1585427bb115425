import type { FastifyRequest } from 'fastify';

/** The path of a request as it was sent. */
export function pathOf({ originalUrl }: Pick<FastifyRequest, 'originalUrl'>): string {
  const at = originalUrl.indexOf('?');
  return at < 0 ? originalUrl : originalUrl.slice(0, at);
}

/** Everything behind the first question mark, as it was sent; '' where there is none. */
export function rawQuery({ originalUrl }: Pick<FastifyRequest, 'originalUrl'>): string {
  const at = originalUrl.indexOf('?');
  return at < 0 ? '' : originalUrl.slice(at + 1);
}
