import * as client from 'openid-client';
import { asProvider, authorizationUrl, fetchProvider, TIMEOUT_SECONDS } from './provider.ts';
import type { SocialProvider } from './provider.ts';

export type GoogleSettings = {
  clientId: string;
  clientSecret: string;
  /** https://accounts.google.com; `http:` in tests alone. */
  issuer: string;
};

const text = (claim: unknown): string | undefined =>
  typeof claim === 'string' && claim.trim() !== '' ? claim.trim() : undefined;

const discover = async ({
  clientId,
  clientSecret,
  issuer,
}: GoogleSettings): Promise<client.Configuration> =>
  client.discovery(new URL(issuer), clientId, clientSecret, undefined, {
    timeout: TIMEOUT_SECONDS,
    [client.customFetch]: fetchProvider,
    execute: [
      client.enableNonRepudiationChecks,
      ...(issuer.startsWith('http:') ? [client.allowInsecureRequests] : []),
    ],
  });

/** Google, or any other provider that speaks OpenID Connect. */
export const createGoogle = (settings: GoogleSettings): SocialProvider => {
  let discovered: Promise<client.Configuration> | undefined;

  /** What the provider says of itself, asked at the first sign-in; where that fails, again at the next. */
  const configure = (): Promise<client.Configuration> => {
    discovered ??= discover(settings).catch((error: unknown) => {
      discovered = undefined;
      throw error;
    });
    return discovered;
  };

  return {
    name: 'google',
    begin: (secrets, redirectUri) =>
      asProvider(async () =>
        authorizationUrl(await configure(), secrets, {
          redirect_uri: redirectUri,
          scope: 'openid email profile',
          nonce: secrets.nonce,
        }),
      ),
    finish: ({ state, nonce, verifier }, callback) =>
      asProvider(async () => {
        const answer = await client.authorizationCodeGrant(await configure(), callback, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
        });
        const claims = answer.claims();
        // With a nonce expected there is an id_token, or the line before has thrown.
        if (!claims) throw new Error('no id_token');
        return {
          subject: claims.sub,
          name: text(claims['name']),
          email: text(claims['email']),
          isEmailProven: claims['email_verified'] === true,
        };
      }),
  };
};
