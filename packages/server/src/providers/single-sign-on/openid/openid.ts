import type { Configuration, IDToken, UserInfoResponse } from 'openid-client';
import type { Clock } from '../../../platform/clock.ts';
import {
  ProviderAwayError,
  ProviderRefusedError,
  type SignedInOutside,
  type SignInProvider,
  type Visit,
} from '../port.ts';

export type OpenIdSettings = {
  /** As the provider names itself: https, or http on this machine. */
  issuer: string;
  clientId: string;
  clientSecret: string;
};

const TIMEOUT_S = 10;
/** What the provider says of itself is read again after this. */
const KNOWN_MS = 3_600_000;
/** Asked to show who they are again, the person did so within this. */
const AGAIN_S = 600;
const CLOCKS_APART_S = 30;
const SCOPES = ['openid', 'email', 'profile'];

/** On first use: a server without a provider never loads it. */
const library = () => import('openid-client');
type Library = Awaited<ReturnType<typeof library>>;

/**
 * OpenID Connect: the code flow with PKCE, state and nonce; the signature of the token is verified against the provider's
 * keys. What is known of the provider is asked for when the first person comes.
 */
export class OpenIdSignIn implements SignInProvider {
  readonly host: string;
  readonly #settings: OpenIdSettings;
  readonly #clock: Clock;
  readonly #tell: (failure: string, reason: string) => void;
  #known: { at: number; configuration: Promise<Configuration> } | null = null;

  /** @param deps.tell for the operator: what failed, and a code of the library's */
  constructor(settings: OpenIdSettings, deps: { clock: Clock; tell(failure: string, reason: string): void }) {
    this.#settings = settings;
    this.#clock = deps.clock;
    this.#tell = deps.tell;
    this.host = new URL(settings.issuer).host;
  }

  async begin(backTo: string, again: boolean): Promise<{ url: string; visit: Visit }> {
    const openid = await library();
    const configuration = await this.#configuration(openid);
    const visit: Visit = {
      state: openid.randomState(),
      nonce: openid.randomNonce(),
      verifier: openid.randomPKCECodeVerifier(),
      again,
    };
    const url = openid.buildAuthorizationUrl(configuration, {
      redirect_uri: backTo,
      scope: SCOPES.join(' '),
      code_challenge: await openid.calculatePKCECodeChallenge(visit.verifier),
      code_challenge_method: 'S256',
      state: visit.state,
      nonce: visit.nonce,
      ...(again ? { max_age: String(AGAIN_S), prompt: 'login' } : {}),
    });
    return { url: url.href, visit };
  }

  async finish(cameTo: string, { state, nonce, verifier, again }: Visit): Promise<SignedInOutside> {
    const openid = await library();
    const configuration = await this.#configuration(openid);
    try {
      const tokens = await openid.authorizationCodeGrant(configuration, new URL(cameTo), {
        pkceCodeVerifier: verifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
        ...(again ? { maxAge: AGAIN_S } : {}),
      });
      const claims = tokens.claims();
      if (claims === undefined) throw new ProviderRefusedError();
      const said = await more(openid, configuration, tokens.access_token, claims);
      return {
        issuer: claims.iss,
        subject: claims.sub,
        email: textOf(claims.email) ?? textOf(said?.email),
        emailVerified: (claims.email === undefined ? said?.email_verified : claims.email_verified) === true,
        name: textOf(claims.name) ?? textOf(said?.name),
        shownAt: typeof claims.auth_time === 'number' ? claims.auth_time * 1_000 : null,
      };
    } catch (error) {
      throw this.#judged(error, 'finish');
    }
  }

  #configuration(openid: Library): Promise<Configuration> {
    const now = this.#clock.now();
    if (this.#known !== null && now - this.#known.at < KNOWN_MS) return this.#known.configuration;
    const configuration = this.#discover(openid);
    const known = { at: now, configuration };
    this.#known = known;
    // One that was away is asked again by whoever comes next.
    configuration.catch(() => {
      if (this.#known === known) this.#known = null;
    });
    return configuration;
  }

  async #discover(openid: Library): Promise<Configuration> {
    const { issuer, clientId, clientSecret } = this.#settings;
    const isPlain = issuer.startsWith('http:');
    const execute = [openid.enableNonRepudiationChecks, ...(isPlain ? [openid.allowInsecureRequests] : [])];
    const metadata = { client_secret: clientSecret, [openid.clockTolerance]: CLOCKS_APART_S };
    try {
      const found = await openid.discovery(new URL(issuer), clientId, metadata, undefined, {
        timeout: TIMEOUT_S,
        execute,
      });
      const server = found.serverMetadata();
      const taken = server.token_endpoint_auth_methods_supported;
      // Where nothing is said, the standard means this one.
      if (taken !== undefined && !taken.includes('client_secret_basic')) return found;
      const basic = new openid.Configuration(server, clientId, metadata, openid.ClientSecretBasic(clientSecret));
      basic.timeout = TIMEOUT_S;
      for (const change of execute) change(basic);
      return basic;
    } catch (error) {
      const reason = reasonOf(error);
      this.#tell('discovery', reason);
      throw new ProviderAwayError(error);
    }
  }

  /** A provider that is away is another thing than one that says no. */
  #judged(error: unknown, failure: string): ProviderAwayError | ProviderRefusedError {
    if (error instanceof ProviderRefusedError) return error;
    const reason = reasonOf(error);
    this.#tell(failure, reason);
    const status = (error as { status?: unknown } | null)?.status;
    const isBroken = typeof status === 'number' && status >= 500;
    return isBroken || AWAY.has(reason) ? new ProviderAwayError(error) : new ProviderRefusedError(error);
  }
}

/** As the library and `fetch` name a provider that gave no answer. */
const AWAY = new Set(['OAUTH_TIMEOUT', 'OAUTH_RESPONSE_IS_NOT_JSON', 'TypeError', 'TimeoutError']);

/** A code or the kind of error, never a text: texts quote what came from outside. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code, name } = error as Error & { code?: unknown };
  return typeof code === 'string' ? code : name;
}

/** An address may be with the provider's other facts alone. */
async function more(
  openid: Library,
  configuration: Configuration,
  accessToken: string,
  claims: IDToken,
): Promise<UserInfoResponse | null> {
  if (claims.email !== undefined || configuration.serverMetadata().userinfo_endpoint === undefined) return null;
  return openid.fetchUserInfo(configuration, accessToken, claims.sub);
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
