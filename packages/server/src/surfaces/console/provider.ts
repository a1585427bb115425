import type { consoleEndpoints } from '@colloquy/contract/console';
import { z } from 'zod';
import { enterByProvider, type OutsideIdentity } from '../../features/people/index.ts';
import { ProviderRefusedError, type SignInProvider } from '../../providers/single-sign-on/port.ts';
import { NoProviderError } from './console-errors.ts';
import { type Input, NO_ORGANIZATIONS, type Noted, type WriteHandler } from './console-registrar.ts';
import type { ConsoleDeps } from './deps.ts';
import { cameIn } from './entry.ts';
import { isSecure } from './own-origin.ts';
import type { Asks } from './ways.ts';

type E = typeof consoleEndpoints;

/** Where the provider sends the browser back to: a page of ours, which posts what it was sent. */
const BACK = '/console/enter/provider';
const VISIT_S = 600;
/** What the sealed visit belongs to: opened for nothing else. */
const ABOUT = 'provider-visit';

const visitForm = z.strictObject({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  again: z.boolean(),
  until: z.number(),
});

type Begun = { url: string; cookie: string };

/** Asks the provider: before the transaction. */
export function prepareProvider(deps: ConsoleDeps, asks: Asks) {
  return async ({ body, origin, address }: Input<E['beginProviderEntry']>): Promise<Begun> => {
    const secure = isSecure(origin);
    asks.other(address);
    const { url, visit } = await configured(deps).begin(`${origin}${BACK}`, body.again);
    const sealed = deps.visits.seal(JSON.stringify({ ...visit, until: deps.clock.now() + VISIT_S * 1_000 }), ABOUT);
    return { url, cookie: visitCookie(sealed.toString('base64url'), secure, VISIT_S) };
  };
}

export function beginProviderEntryHandler(): WriteHandler<E['beginProviderEntry'], Begun> {
  return async (_tx, _input, _actor, { url, cookie }) => ({ body: { url }, noted: NO_ORGANIZATIONS, cookie });
}

export function checkProvider(deps: ConsoleDeps, asks: Asks) {
  return async ({ body, origin, address, cookie }: Input<E['enterByProvider']>): Promise<OutsideIdentity> => {
    const secure = isSecure(origin);
    asks.other(address);
    const provider = configured(deps);
    const sealed = cookie(cookieName(secure));
    const opened = sealed === undefined ? null : deps.visits.open(Buffer.from(sealed, 'base64url'), ABOUT);
    // Begun in another browser, on another release, too long ago, or never.
    const read = visitForm.safeParse(opened === null ? null : JSON.parse(opened));
    if (!read.success || read.data.until <= deps.clock.now()) throw new ProviderRefusedError();
    const { until: _, ...visit } = read.data;
    const query = body.query.replace(/^\?/, '');
    return provider.finish(`${origin}${BACK}?${query}`, visit);
  };
}

export function enterByProviderHandler(deps: ConsoleDeps): WriteHandler<E['enterByProvider'], OutsideIdentity> {
  return async (tx, { origin }, _actor, identity) => {
    const { token, person, organizations, joined } = await enterByProvider(tx, deps, identity);
    const done = cameIn({ token, person, organizations, way: 'PROVIDER' }, origin);
    const [first, ...others] = done.noted;
    const came = joined.map(
      (organizationId): Noted => ({ organizationId, personId: person.id, action: 'member.joined' }),
    );
    return {
      ...done,
      noted: [first, ...others, ...came],
      cookie: [done.cookie, visitCookie('', isSecure(origin), 0)],
    };
  };
}

function configured({ provider }: ConsoleDeps): SignInProvider {
  if (provider === null) throw new NoProviderError();
  return provider;
}

function cookieName(secure: boolean): string {
  return secure ? '__Host-colloquy-visit' : 'colloquy-visit';
}

/** For our own pages alone: what comes back is posted by one. */
function visitCookie(value: string, secure: boolean, maxAgeSeconds: number): string {
  const attributes = `Path=/; HttpOnly; SameSite=Strict; Max-Age=${maxAgeSeconds}`;
  return `${cookieName(secure)}=${value}; ${attributes}${secure ? '; Secure' : ''}`;
}
