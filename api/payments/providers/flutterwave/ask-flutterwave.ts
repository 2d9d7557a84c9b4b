import { z } from 'zod';
import { askProvider, ProviderUnclear, type ProviderAnswer } from '#api/payments/ask-provider.ts';

type Question = {
  method: 'GET' | 'POST';
  /** Below /v3. */
  path: string;
  body?: object;
  signal: AbortSignal;
};

/** Asks Flutterwave's API. Whatever it answers is an answer; see `askProvider` for what is thrown. */
export type AskFlutterwave = (question: Question) => Promise<ProviderAnswer>;

const MAX_MESSAGE = 200;
const refusal = z.object({ status: z.literal('error'), message: z.string() });

/** Statuses by which it refuses this very call; others say that the key is wrong, or the moment. */
const REFUSED = [400, 404, 422];

/** What Flutterwave says of a call that has failed; it has words for it, and no codes. */
export const wordsOf = ({ status, body }: ProviderAnswer): string =>
  `${status} ${refusal.safeParse(body).data?.message.slice(0, MAX_MESSAGE) ?? ''}`.trim();

/** Whether it has refused, and nothing has come of the call. */
export const isRefused = ({ status, body }: ProviderAnswer): boolean =>
  REFUSED.includes(status) && refusal.safeParse(body).success;

/** An answer that says nothing of the money. */
export const unclear = (answer: ProviderAnswer, what: string): ProviderUnclear =>
  new ProviderUnclear(`Flutterwave answered ${wordsOf(answer)} to ${what}`);

export const createAskFlutterwave =
  (apiBase: string, secretKey: string): AskFlutterwave =>
  ({ method, path, body, signal }) =>
    askProvider({
      method,
      url: `${apiBase}/v3${path}`,
      headers: { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
      signal,
    });
