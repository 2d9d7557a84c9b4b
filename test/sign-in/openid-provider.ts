import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';
import { GOOGLE_CLIENT } from './provider-settings.ts';

/** What the provider says of a person, by the name that they sign in with there. */
export type Claims = { sub: string; name?: string; email?: string; email_verified?: boolean };

/**
 * A provider of OpenID Connect that behaves as Google does: PKCE is asked for, the claims stand in the
 * id_token. Anybody signs in with a login of `people` and any password.
 */
export const openProvider = async (
  redirectUri: string,
  people: Record<string, Claims>,
  port = 0,
) => {
  const server = createServer();
  await new Promise<void>((done) => void server.listen(port, 'localhost', done));
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: GOOGLE_CLIENT.id,
        client_secret: GOOGLE_CLIENT.secret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    findAccount: (_context, login) => {
      const claims = people[login];
      return claims && { accountId: login, claims: () => ({ ...claims }) };
    },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: true } },
    pkce: { required: () => true },
  });
  server.on('request', provider.callback());
  return {
    issuer,
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
};

/** A browser at the provider, as far as it matters: it keeps cookies and follows redirects by hand. */
const createBrowser = () => {
  const cookies = new Map<string, string>();
  return async (address: string, form?: Record<string, string>): Promise<Response> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(address, {
      headers: { cookie },
      redirect: 'manual',
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };
};

/**
 * Signs in at the provider and agrees; the address that it sends the browser back to. Without a login the
 * person cancels.
 */
export const signInAtProvider = async (address: string, login: string | undefined) => {
  const { origin } = new URL(address);
  const browse = createBrowser();
  let response = await browse(address);
  for (let steps = 0; steps < 12; steps += 1) {
    const location = response.headers.get('location');
    if (location !== null) {
      const next = new URL(location, origin);
      if (next.origin !== origin) return next;
      response = await browse(next.href);
      continue;
    }
    const page = await response.text();
    const [, action] = /action="([^"]+)"/.exec(page) ?? [];
    if (!action) throw new Error(`the provider answered ${response.status}: ${page}`);
    const prompt = page.includes('name="login"') ? 'login' : 'consent';
    if (login === undefined) {
      response = await browse(new URL(`${new URL(action, origin).pathname}/abort`, origin).href);
      continue;
    }
    response = await browse(new URL(action, origin).href, { prompt, login, password: 'any' });
  }
  throw new Error('the provider leads nowhere');
};
