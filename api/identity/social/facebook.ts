import { createHmac } from 'node:crypto';
import * as client from 'openid-client';
import { z } from 'zod';
import {
  asProvider,
  authorizationUrl,
  fetchProvider,
  ProviderError,
  TIMEOUT_SECONDS,
  type SocialProvider,
} from './provider.ts';

export type FacebookSettings = {
  appId: string;
  appSecret: string;
  /** Versions end two years after they have come: `v24.0`. */
  graphVersion: string;
  /** Stands for Facebook's own addresses in tests. */
  origin: string | undefined;
};

const person = z.object({
  id: z.string().min(1).max(255),
  name: z.string().trim().min(1).optional(),
  email: z.string().trim().min(1).optional(),
});

/** Facebook's own addresses; it has no discovery. */
const configure = ({ appId, appSecret, graphVersion, origin }: FacebookSettings) => {
  const dialog = origin ?? 'https://www.facebook.com';
  const graph = `${origin ?? 'https://graph.facebook.com'}/${graphVersion}`;
  const configuration = new client.Configuration(
    {
      issuer: dialog,
      authorization_endpoint: `${dialog}/${graphVersion}/dialog/oauth`,
      token_endpoint: `${graph}/oauth/access_token`,
    },
    appId,
    appSecret,
  );
  configuration.timeout = TIMEOUT_SECONDS;
  configuration[client.customFetch] = fetchProvider;
  if (origin?.startsWith('http:')) client.allowInsecureRequests(configuration);
  return { configuration, graph };
};

/**
 * Facebook, which speaks OAuth 2. Its e-mail address may be missing, and nothing says that it was ever
 * proven: it is never believed.
 */
export const createFacebook = (settings: FacebookSettings): SocialProvider => {
  const { configuration, graph } = configure(settings);

  const readPerson = async (accessToken: string) => {
    // Whoever has stolen a token cannot ask with it: the proof needs the app's secret.
    const proof = createHmac('sha256', settings.appSecret).update(accessToken).digest('hex');
    const query = new URLSearchParams({ fields: 'id,name,email', appsecret_proof: proof });
    const headers = { authorization: `Bearer ${accessToken}` };
    const response = await fetchProvider(`${graph}/me?${query}`, { headers });
    const { data } = person.safeParse(await response.json().catch(() => undefined));
    if (!response.ok || !data)
      throw new ProviderError('failed', `Facebook answered ${response.status} about the person`);
    return data;
  };

  return {
    name: 'facebook',
    begin: (secrets, redirectUri) =>
      authorizationUrl(configuration, secrets, {
        redirect_uri: redirectUri,
        scope: 'public_profile,email',
      }),
    finish: ({ state, verifier }, callback) =>
      asProvider(async () => {
        const answer = await client.authorizationCodeGrant(configuration, callback, {
          expectedState: state,
          pkceCodeVerifier: verifier,
        });
        const { id, name, email } = await readPerson(answer.access_token);
        return { subject: id, name, email, isEmailProven: false };
      }),
  };
};
