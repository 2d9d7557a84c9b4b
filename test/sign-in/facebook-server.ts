import { createHash, createHmac, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { FACEBOOK_APP } from './provider-settings.ts';

export type FacebookPerson = { id: string; name?: string; email?: string };

type Grant = { challenge: string; redirectUri: string; person: FacebookPerson };

const readForm = async (request: IncomingMessage): Promise<URLSearchParams> => {
  let text = '';
  for await (const part of request) text += String(part);
  return new URLSearchParams(text);
};

const refusal = { error: { message: 'refused', type: 'OAuthException', code: 100 } };

/**
 * A server of OAuth 2 that behaves as Facebook does, for whoever `person` answers: codes count once, with
 * PKCE and the app's secret, and nothing is told without `appsecret_proof`.
 */
export const openFacebook = async (person: () => FacebookPerson, port = 0) => {
  const grants = new Map<string, Grant>();
  const tokens = new Map<string, FacebookPerson>();

  const authorize = (query: URLSearchParams): string => {
    const code = randomBytes(16).toString('hex');
    const redirectUri = query.get('redirect_uri') ?? '';
    const challenge = query.get('code_challenge') ?? '';
    grants.set(code, { challenge, redirectUri, person: person() });
    return `${redirectUri}?${new URLSearchParams({ code, state: query.get('state') ?? '' })}#_=_`;
  };

  const exchange = (form: URLSearchParams): object | undefined => {
    const code = form.get('code') ?? '';
    const grant = grants.get(code);
    grants.delete(code);
    const verifier = createHash('sha256').update(form.get('code_verifier') ?? '');
    if (!grant || grant.challenge !== verifier.digest('base64url')) return undefined;
    if (grant.redirectUri !== form.get('redirect_uri')) return undefined;
    if (form.get('client_secret') !== FACEBOOK_APP.secret) return undefined;
    const token = randomBytes(16).toString('hex');
    tokens.set(token, grant.person);
    return { access_token: token, token_type: 'bearer', expires_in: 5_000_000 };
  };

  const describe = (request: IncomingMessage, query: URLSearchParams): object | undefined => {
    const token = /^Bearer (\w+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    const proof = createHmac('sha256', FACEBOOK_APP.secret).update(token).digest('hex');
    return query.get('appsecret_proof') === proof ? tokens.get(token) : undefined;
  };

  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/v24.0/dialog/oauth') {
      response.writeHead(302, { location: authorize(searchParams) }).end();
      return;
    }
    const answer =
      pathname === '/v24.0/oauth/access_token'
        ? exchange(await readForm(request))
        : describe(request, searchParams);
    const body = JSON.stringify(answer ?? refusal);
    response.writeHead(answer ? 200 : 400, { 'content-type': 'application/json' }).end(body);
  });
  await new Promise<void>((done) => void server.listen(port, 'localhost', done));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
};
