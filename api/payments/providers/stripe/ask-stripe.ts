import { AsyncLocalStorage } from 'node:async_hooks';
import type Stripe from 'stripe';
import { PROVIDER_TIMEOUT_MS, ProviderUnclear } from '#api/payments/ask-provider.ts';
import { ProviderRefused } from '#api/payments/provider.ts';

/** Asks Stripe by its SDK, once; `what` is for messages. */
export type AskStripe = <Answer>(
  what: string,
  signal: AbortSignal,
  call: (stripe: Stripe) => Promise<Answer>,
) => Promise<Answer>;

/** Statuses by which Stripe refuses this very call, and not the key or the moment. */
const REFUSED = [400, 402, 404];
const WRONG_KEY = [401, 403];
/** The first call with this key may have been done; this one was not. */
const OTHER_CALL = 'idempotency_error';

/** The SDK is large, and many a shop has no Stripe: it is loaded when it is first asked. */
const loadSdk = async (): Promise<typeof Stripe> => (await import('stripe')).default;

type StripeError = InstanceType<typeof Stripe.errors.StripeError>;

const codeOf = ({ decline_code: decline, code, rawType, statusCode }: StripeError): string =>
  decline || code || rawType || `HTTP_${statusCode}`;

/** Stripe has not done what it was asked for. */
export class RefusedByStripe extends ProviderRefused {
  /** The shop may not ask; of the payment itself it says nothing. */
  readonly isAboutKey: boolean;

  constructor(status: number, code: string, message: string) {
    super(code, message);
    this.isAboutKey = WRONG_KEY.includes(status);
  }
}

/** Stripe's own words stay unsaid: they quote what they are about. */
const readError = (sdk: typeof Stripe, error: unknown, what: string): Error => {
  if (!(error instanceof sdk.errors.StripeError))
    return new ProviderUnclear(`Stripe could not be asked for ${what}`);
  const { statusCode: status, detail, rawType } = error;
  if (detail instanceof ProviderUnclear) return detail;
  if (status === undefined)
    return new ProviderUnclear(`Stripe gave no answer to ${what}`, { cause: detail });
  const code = codeOf(error);
  const message = `Stripe answered ${status} ${code} to ${what}`;
  const isRefused =
    (REFUSED.includes(status) && rawType !== OTHER_CALL && code !== 'rate_limit') ||
    WRONG_KEY.includes(status);
  return isRefused ? new RefusedByStripe(status, code, message) : new ProviderUnclear(message);
};

/** Where the shop only asks, or the key is wrong, a refusal says nothing of the money. */
export const unclear = (error: unknown): unknown =>
  error instanceof RefusedByStripe ? new ProviderUnclear(error.message) : error;

/** When each call is given up: the SDK knows no signal. */
const signalOfCall = new AsyncLocalStorage<AbortSignal>();

/** The SDK takes an answer without an error in it for a good one. */
const fetchStripe: typeof fetch = async (input, init) => {
  const signals = [signalOfCall.getStore(), init?.signal].filter(
    (one) => one instanceof AbortSignal,
  );
  const all = { ...init, redirect: 'error', signal: AbortSignal.any(signals) } as const;
  const response = await fetch(input, all);
  const { status } = response;
  if (status < 500 && status !== 429) return response;
  await response.body?.cancel();
  throw new ProviderUnclear(`Stripe answered ${status}`);
};

/**
 * Asks Stripe once, within 15 s. Throws RefusedByStripe where Stripe says that it has not done it, and
 * ProviderUnclear where nobody can know. Neither holds the key or what was sent.
 */
export const createAskStripe = (secretKey: string, apiBase: string): AskStripe => {
  const { protocol, hostname: host, port } = new URL(apiBase);
  const isSecure = protocol === 'https:';
  const settings = {
    host,
    port: port || (isSecure ? '443' : '80'),
    protocol: isSecure ? 'https' : 'http',
    maxNetworkRetries: 0,
    timeout: PROVIDER_TIMEOUT_MS,
    // It would keep a file in the home folder, and tell Stripe of this machine.
    telemetry: false,
  } as const;
  const openSdk = async () => {
    const sdk = await loadSdk();
    const httpClient = sdk.createFetchHttpClient(fetchStripe);
    return { sdk, stripe: new sdk(secretKey, { ...settings, httpClient }) };
  };
  let opened: ReturnType<typeof openSdk> | undefined;
  return async (what, signal, call) => {
    opened ??= openSdk();
    const { sdk, stripe } = await opened;
    try {
      return await signalOfCall.run(signal, () => call(stripe));
    } catch (error) {
      throw readError(sdk, error, what);
    }
  };
};
