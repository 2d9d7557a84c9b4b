import { z } from 'zod';
import { askProvider, ProviderUnclear, type ProviderAnswer } from '#api/payments/ask-provider.ts';

export type Credentials = { apiBase: string; clientId: string; clientSecret: string };

type Question = {
  method: 'GET' | 'POST';
  path: string;
  /** Idempotency key: a repeated call with it does nothing twice. */
  key?: string;
  body?: object;
  signal: AbortSignal;
};

/** Asks PayPal's API. Whatever it answers is an answer; see `askProvider` for what is thrown. */
export type AskPaypal = (question: Question) => Promise<ProviderAnswer>;

/** A token is not used any more so long before it ends. */
const SPARE_MS = 60_000;

const tokenAnswer = z.object({ access_token: z.string().min(1), expires_in: z.number() });
const refusal = z.object({
  name: z.string().optional(),
  error: z.string().optional(),
  details: z.array(z.object({ issue: z.string() })).optional(),
});

/** What PayPal calls its refusal: INSTRUMENT_DECLINED, RESOURCE_NOT_FOUND, invalid_client … */
export const refusalOf = ({ status, body }: ProviderAnswer): string => {
  const { data } = refusal.safeParse(body);
  return data?.details?.[0]?.issue ?? data?.name ?? data?.error ?? `HTTP_${status}`;
};

/** Whether PayPal itself has said so, and nobody on the way to it, nor where tokens are given out. */
export const isRefusal = ({ status, body }: ProviderAnswer): boolean =>
  status >= 400 && refusal.safeParse(body).data?.name !== undefined;

/** An answer that says nothing of the money. */
export const unclear = (answer: ProviderAnswer, what: string): ProviderUnclear =>
  new ProviderUnclear(`PayPal answered ${answer.status} ${refusalOf(answer)} to ${what}`);

/** Keeps the token until it ends, and has a new one where PayPal knows it no more. */
export const createAskPaypal = ({ apiBase, clientId, clientSecret }: Credentials): AskPaypal => {
  const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
  let token: { value: string; usedUntil: number } | undefined;

  const askToken = (signal: AbortSignal): Promise<ProviderAnswer> =>
    askProvider({
      method: 'POST',
      url: `${apiBase}/v1/oauth2/token`,
      headers: {
        authorization: `Basic ${basic}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
      signal,
    });

  const askWith = ({ method, path, key, body, signal }: Question, bearer: string) =>
    askProvider({
      method,
      url: apiBase + path,
      headers: {
        authorization: `Bearer ${bearer}`,
        'content-type': 'application/json',
        // Without it the answer to a change is little more than an id.
        prefer: 'return=representation',
        ...(key !== undefined && { 'paypal-request-id': key }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal,
    });

  const ask = async (question: Question, mayAskAgain: boolean): Promise<ProviderAnswer> => {
    if (!token || Date.now() >= token.usedUntil) {
      const answer = await askToken(question.signal);
      if (answer.status !== 200) return answer;
      const { data } = tokenAnswer.safeParse(answer.body);
      if (!data) throw unclear(answer, 'the request for a token');
      const usedUntil = Date.now() + data.expires_in * 1000 - SPARE_MS;
      token = { value: data.access_token, usedUntil };
    }
    const { value } = token;
    const answer = await askWith(question, value);
    if (answer.status !== 401 || !mayAskAgain) return answer;
    if (token?.value === value) token = undefined;
    return ask(question, false);
  };

  return (question) => ask(question, true);
};
