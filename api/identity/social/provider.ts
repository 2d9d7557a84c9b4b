import * as client from 'openid-client';
import type { SocialProviderName } from '#contract/account/social-login.ts';

/** What is random in one sign-in, and proves that the answer belongs to the question. */
export type Secrets = { state: string; nonce: string; verifier: string };

/** Whom a provider has let in. */
export type Person = {
  /** The provider's own, lasting id of the person. */
  subject: string;
  name: string | undefined;
  email: string | undefined;
  /** Whether the provider has proven the address, and is believed. */
  isEmailProven: boolean;
};

/** What is asked of a provider throws a ProviderError, and nothing else that is not a bug. */
export type SocialProvider = {
  name: SocialProviderName;
  /** The address where the person signs in at the provider. */
  begin: (secrets: Secrets, redirectUri: string) => Promise<URL>;
  /** Who has signed in there; `callback` is the redirect address with what the provider has added. */
  finish: (secrets: Secrets, callback: URL) => Promise<Person>;
};

/** Where the provider has ended a sign-in: the person did not want to, the answer does not hold, or none came. */
type Problem = 'cancelled' | 'failed' | 'unreachable';

/** A sign-in that a provider has ended. Its message holds nothing secret: no token, no answer. */
export class ProviderError extends Error {
  readonly problem: Problem;

  constructor(problem: Problem, message: string) {
    super(message);
    this.problem = problem;
  }
}

/** How long one question to a provider may take, seconds; a shopper waits for three at most. */
export const TIMEOUT_SECONDS = 5;
const MOST_BYTES = 1_000_000;

/** Reads a body to its end; undefined where it is far longer than any answer of a provider. */
const readBody = async (response: Response): Promise<string | undefined> => {
  const decoder = new TextDecoder();
  let text = '';
  for await (const part of response.body ?? []) {
    text += decoder.decode(part, { stream: true });
    if (text.length > MOST_BYTES) return undefined;
  }
  return text;
};

type Asked = Omit<RequestInit, 'body'> & { body?: client.FetchBody };

/**
 * `fetch` for a provider: the whole answer has come, or it throws. A server that fails or a network that
 * breaks off is told from an answer that refuses.
 */
export const fetchProvider = async (
  address: string,
  { body: given, signal, ...init }: Asked,
): Promise<Response> => {
  const { host } = new URL(address);
  try {
    const response = await fetch(address, {
      ...init,
      // openid-client's bodies are never in shared memory, of which alone `fetch` takes none.
      body: given as BodyInit | null | undefined,
      signal: signal ?? AbortSignal.timeout(TIMEOUT_SECONDS * 1000),
    });
    const { status, headers } = response;
    const body = await readBody(response);
    if (status >= 500 || body === undefined)
      throw new ProviderError('unreachable', `${host} answered ${status}`);
    return new Response(status === 204 || status === 304 ? null : body, { status, headers });
  } catch (error) {
    if (error instanceof ProviderError) throw error;
    const { cause } = error as Error;
    const reason = cause instanceof Error ? cause.message : (error as Error).message;
    throw new ProviderError('unreachable', `${host}: ${reason}`);
  }
};

/** The ProviderError of what openid-client has thrown; undefined for a bug. */
const providerErrorOf = (error: unknown): ProviderError | undefined => {
  if (error instanceof ProviderError) return error;
  if (error instanceof client.AuthorizationResponseError) {
    const isCancelled = error.error === 'access_denied';
    return new ProviderError(isCancelled ? 'cancelled' : 'failed', error.message);
  }
  if (error instanceof client.ResponseBodyError)
    return new ProviderError('failed', `the provider answered ${error.status} ${error.error}`);
  if (!(error instanceof client.ClientError)) return undefined;
  if (error.cause instanceof ProviderError) return error.cause;
  return new ProviderError('failed', `${error.message} (${error.code ?? 'no code'})`);
};

/** Does what openid-client does; what the provider is to blame for is a ProviderError. */
export const asProvider = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    throw providerErrorOf(error) ?? error;
  }
};

/** The address of a provider's page, which is told where to send the person and what to prove. */
export const authorizationUrl = async (
  configuration: client.Configuration,
  { state, verifier }: Secrets,
  parameters: Record<string, string>,
): Promise<URL> =>
  client.buildAuthorizationUrl(configuration, {
    ...parameters,
    state,
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  });

/** What is random in a new sign-in. */
export const makeSecrets = (): Secrets => ({
  state: client.randomState(),
  nonce: client.randomNonce(),
  verifier: client.randomPKCECodeVerifier(),
});
