import { z } from 'zod';
import { askProvider, ProviderUnclear, type ProviderAnswer } from '#api/payments/ask-provider.ts';
import { ProviderRefused } from '#api/payments/provider.ts';
import { isTestAddress, isTestKey } from '#api/payments/test-keys.ts';
import { requireApiBase } from '#api/payments/require-api-base.ts';
import { requireKeys } from '#api/payments/require-keys.ts';

export type RazorpaySettings = {
  /** `rzp_live_…` or `rzp_test_…`. */
  keyId: string;
  keySecret: string;
  /** What webhooks are signed with: the present secret, and the old one while it is exchanged. */
  webhookSecrets: readonly string[];
  /** Stands for Razorpay's own address in tests. */
  apiBase?: string;
};

const RAZORPAY = 'https://api.razorpay.com';
const MAX_DESCRIPTION = 200;
const WRONG_KEY = [401, 403];

const refusal = z.object({
  error: z.object({
    code: z.string(),
    description: z.string().nullish(),
    reason: z.string().nullish(),
  }),
});

/** The reason where there is one: `input_validation_failed` says more than `BAD_REQUEST_ERROR`. */
const codeOf = ({ code, reason }: { code: string; reason?: string | null | undefined }): string =>
  reason && reason !== 'NA' ? reason : code;

const read = <Schema extends z.ZodType>(
  schema: Schema,
  answer: ProviderAnswer,
  what: string,
): z.output<Schema> => {
  const { success, data } = schema.safeParse(answer.body);
  if (!success) throw new ProviderUnclear(`Razorpay's answer to ${what} cannot be read`);
  return data;
};

/** Razorpay has not done what it was asked for. */
export class RefusedByRazorpay extends ProviderRefused {
  /** The shop may not ask; of the money itself it says nothing. */
  readonly isAboutKey: boolean;

  constructor(status: number, code: string, message: string) {
    super(code, message);
    this.isAboutKey = WRONG_KEY.includes(status);
  }
}

const isDone = ({ status }: ProviderAnswer): boolean => status >= 200 && status < 300;

/** Another call with the same key is still being worked on. */
const CONFLICT = 409;

/**
 * Razorpay's calls. `post` throws RefusedByRazorpay where Razorpay says that it has not done it; `get` throws
 * nothing but ProviderUnclear, since who may not ask knows nothing. Throws where a key is empty, or the address none.
 */
export const createRazorpayApi = (settings: RazorpaySettings) => {
  const { keyId, keySecret, webhookSecrets, apiBase = RAZORPAY } = settings;
  requireApiBase('Razorpay', apiBase);
  const secrets = webhookSecrets.map((secret, place) => [`webhookSecrets[${place}]`, secret]);
  requireKeys('Razorpay', { keyId, keySecret, ...Object.fromEntries(secrets) });
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;

  const get = async <Schema extends z.ZodType>(
    path: string,
    schema: Schema,
    signal: AbortSignal,
  ): Promise<z.output<Schema>> => {
    const answer = await askProvider({
      method: 'GET',
      url: `${apiBase}${path}`,
      headers: { authorization },
      signal,
    });
    if (!isDone(answer))
      throw new ProviderUnclear(`Razorpay answered ${answer.status} to a question`);
    return read(schema, answer, path);
  };

  const post = async <Schema extends z.ZodType>(
    path: string,
    body: object,
    schema: Schema,
    { signal, headers }: { signal: AbortSignal; headers?: Readonly<Record<string, string>> },
  ): Promise<z.output<Schema>> => {
    const answer = await askProvider({
      method: 'POST',
      url: `${apiBase}${path}`,
      headers: { authorization, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      signal,
    });
    if (isDone(answer)) return read(schema, answer, path);
    if (answer.status === CONFLICT)
      throw new ProviderUnclear(`Razorpay is still busy with ${path}`);
    const { error } = read(refusal, answer, path);
    const description = (error.description ?? '').slice(0, MAX_DESCRIPTION);
    const message = `Razorpay refused ${path}: ${description}`;
    throw new RefusedByRazorpay(answer.status, codeOf(error), message);
  };

  const isForTests = isTestKey(keyId) || isTestAddress(apiBase);
  return { origin: new URL(apiBase).origin, isForTests, get, post };
};

export type RazorpayApi = ReturnType<typeof createRazorpayApi>;
