import { X509Certificate } from 'node:crypto';
import { askProvider } from '#api/payments/ask-provider.ts';

/** PayPal signs with one at a time; more are kept only while it changes. */
const MAX_KEPT = 8;

/** PayPal's own hosts, or the one that stands for them in a test. No other is ever asked. */
const isPaypals = (address: URL, apiBase: string): boolean =>
  address.origin === new URL(apiBase).origin ||
  (address.protocol === 'https:' &&
    address.hostname.endsWith('.paypal.com') &&
    address.port === '' &&
    address.username === '');

const parse = (text: string): X509Certificate | undefined => {
  try {
    return new X509Certificate(text);
  } catch {
    return undefined;
  }
};

/**
 * The certificates that PayPal signs its webhooks with, fetched once. Undefined for what is none of
 * PayPal's or does not hold at `now`; throws where PayPal cannot be asked.
 */
export const createCertificates = (apiBase: string) => {
  const kept = new Map<string, X509Certificate>();

  const fetchCertificate = async (
    url: string,
    signal: AbortSignal,
  ): Promise<X509Certificate | undefined> => {
    const { status, text } = await askProvider({ method: 'GET', url, signal });
    const certificate = status === 200 ? parse(text) : undefined;
    if (!certificate) return undefined;
    if (kept.size >= MAX_KEPT) kept.clear();
    kept.set(url, certificate);
    return certificate;
  };

  return async (
    address: string,
    now: Date,
    signal: AbortSignal,
  ): Promise<X509Certificate | undefined> => {
    const url = URL.parse(address);
    if (!url || !isPaypals(url, apiBase)) return undefined;
    const found = kept.get(url.href) ?? (await fetchCertificate(url.href, signal));
    const holds = found && found.validFromDate <= now && now <= found.validToDate;
    return holds ? found : undefined;
  };
};
