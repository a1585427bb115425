import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

/** Somebody whom the provider knows; its name for them is the key. */
export type OutsidePerson = { email?: string; email_verified?: boolean; name?: string };

/** A provider of sign-ins on this machine, as others run one: whoever types a known name is that person. */
export class OpenIdProvider {
  readonly issuer: string;
  readonly people: Record<string, OutsidePerson>;
  readonly #server: Server;

  private constructor(issuer: string, people: Record<string, OutsidePerson>, server: Server) {
    this.issuer = issuer;
    this.people = people;
    this.#server = server;
  }

  static async start(
    redirectUri: string,
    people: Record<string, OutsidePerson>,
    client: { id: string; secret: string },
    port = 0,
  ): Promise<OpenIdProvider> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const provider = new Provider(issuer, {
      clients: [
        {
          client_id: client.id,
          client_secret: client.secret,
          redirect_uris: [redirectUri],
          response_types: ['code'],
          grant_types: ['authorization_code'],
        },
      ],
      claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
      conformIdTokenClaims: false,
      pkce: { required: () => true },
      cookies: { keys: ['a-cookie-key-for-tests'] },
      findAccount: (_context, sub) => ({ accountId: sub, claims: async () => ({ sub, ...people[sub] }) }),
    });
    server.on('request', provider.callback());
    return new OpenIdProvider(issuer, people, server);
  }

  /**
   * Visits the provider as a browser does: signs in, agrees, and is sent back.
   *
   * @returns the query that the browser comes back with
   */
  async visit(url: string, login: string, backTo: string): Promise<string> {
    const jar = new Map<string, string>();
    let next = new URL(url);
    let body: URLSearchParams | null = null;
    for (let hops = 0; hops < 20; hops += 1) {
      if (next.href.startsWith(backTo)) return next.search;
      const response: Response = await fetch(next, {
        method: body === null ? 'GET' : 'POST',
        redirect: 'manual',
        headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
        ...(body === null ? {} : { body }),
      });
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (value === '') jar.delete(name);
        else jar.set(name, value);
      }
      const location = response.headers.get('location');
      body = null;
      if (location !== null) {
        next = new URL(location, next);
        continue;
      }
      const page = await response.text();
      const action = /<form[^>]* action="([^"]+)"/.exec(page)?.[1];
      if (action === undefined) throw new Error(`the provider shows no form: ${response.status} ${page.slice(0, 300)}`);
      next = new URL(action, next);
      const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1] ?? '';
      body = new URLSearchParams({ prompt, ...(prompt === 'login' ? { login, password: 'any' } : {}) });
    }
    throw new Error('the provider sends the browser round and round');
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
