import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { askProvider, ProviderUnclear, type ProviderAnswer } from '#api/payments/ask-provider.ts';
import { isTestAddress, isTestKey } from '#api/payments/test-keys.ts';
import { requireApiBase } from '#api/payments/require-api-base.ts';
import { requireKeys } from '#api/payments/require-keys.ts';
import { hexHmac, isSameSignature } from '#api/payments/signature.ts';
import { withoutZeros } from './decimal.ts';

export type IyzicoSettings = {
  apiKey: string;
  secretKey: string;
  /** Iyzico's sandbox has another address (`https://sandbox-api.iyzipay.com`), and so have tests. */
  apiBase?: string;
};

const IYZICO = 'https://api.iyzipay.com';
const MAX_MESSAGE = 200;

const failure = z.object({
  status: z.literal('failure'),
  errorCode: z.union([z.string(), z.number()]).nullish(),
  errorMessage: z.string().nullish(),
});

/** Iyzico says with 200 and with 4xx alike that it has not done it: the JSON counts. */
export type IyzicoFailure = { isDone: false; code: string; message: string };
export type IyzicoAnswer<Body> = { isDone: true; body: Body } | IyzicoFailure;

/** Its own trouble, and not a refusal: `100001` is "System error". */
const SYSTEM_ERRORS = ['100001'];

/** What Iyzico answers where it does not believe the shop: it says nothing of the money then. */
export const NOT_BELIEVED = ['1000', '1001'];

/** The parts of an answer that are signed, in their order; what is missing counts as nothing. */
type Signed = readonly (string | number | null | undefined)[];

/**
 * Iyzico's calls, each signed over the path and the very bytes of the body (IYZWSv2). They throw
 * ProviderUnclear where Iyzico gives no answer that can be read. Throws where a key is empty, or the address none.
 */
export const createIyzicoApi = ({ apiKey, secretKey, apiBase = IYZICO }: IyzicoSettings) => {
  requireApiBase('Iyzico', apiBase);
  requireKeys('Iyzico', { apiKey, secretKey });
  const authorize = (path: string, body: string): Record<string, string> => {
    const random = randomBytes(12).toString('hex');
    const signature = hexHmac(secretKey, random + path + body);
    const text = `apiKey:${apiKey}&randomKey:${random}&signature:${signature}`;
    return {
      authorization: `IYZWSv2 ${Buffer.from(text).toString('base64')}`,
      'x-iyzi-rnd': random,
    };
  };

  const read = <Schema extends z.ZodType>(
    path: string,
    schema: Schema,
    { body, status }: ProviderAnswer,
  ): IyzicoAnswer<z.output<Schema>> => {
    const failed = failure.safeParse(body).data;
    if (failed) {
      const code = String(failed.errorCode ?? 'failure');
      const message = (failed.errorMessage ?? '').slice(0, MAX_MESSAGE);
      if (SYSTEM_ERRORS.includes(code))
        throw new ProviderUnclear(`Iyzico has trouble with ${path}`);
      return { isDone: false, code, message: `Iyzico refused ${path}: ${message}` };
    }
    const { success, data } = schema.safeParse(body);
    if (!success) throw new ProviderUnclear(`Iyzico's answer ${status} to ${path} cannot be read`);
    return { isDone: true, body: data };
  };

  const post = async <Schema extends z.ZodType>(
    path: string,
    body: object,
    schema: Schema,
    signal: AbortSignal,
  ): Promise<IyzicoAnswer<z.output<Schema>>> => {
    const text = JSON.stringify(body);
    const answer = await askProvider({
      method: 'POST',
      url: apiBase + path,
      headers: { ...authorize(path, text), 'content-type': 'application/json' },
      body: text,
      signal,
    });
    return read(path, schema, answer);
  };

  /** The query is not signed (as in Iyzico's own client for PHP). */
  const get = async <Schema extends z.ZodType>(
    path: string,
    query: Readonly<Record<string, string>>,
    schema: Schema,
    signal: AbortSignal,
  ): Promise<IyzicoAnswer<z.output<Schema>>> => {
    const url = `${apiBase}${path}?${new URLSearchParams(query)}`;
    const answer = await askProvider({ method: 'GET', url, headers: authorize(path, ''), signal });
    return read(path, schema, answer);
  };

  /** Throws ProviderUnclear where the answer is not signed as it should be: nothing in it can be believed. */
  const requireSignature = (signature: string | null | undefined, parts: Signed): void => {
    const signed = parts.map((part) => withoutZeros(part ?? '')).join(':');
    if (!isSameSignature(signature, hexHmac(secretKey, signed)))
      throw new ProviderUnclear('the signature of an answer of Iyzico does not hold');
  };

  const isForTests = isTestKey(apiKey) || isTestKey(secretKey) || isTestAddress(apiBase);
  return { origin: new URL(apiBase).origin, isForTests, post, get, requireSignature };
};

export type IyzicoApi = ReturnType<typeof createIyzicoApi>;
