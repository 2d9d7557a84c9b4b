/** After so long a provider is taken to be down, and what it has done is unknown. */
export const PROVIDER_TIMEOUT_MS = 15_000;
/** No answer of a provider is longer. */
const MAX_BYTES = 1_000_000;

type Question = {
  method: 'GET' | 'POST';
  url: string;
  headers?: Readonly<Record<string, string>>;
  /** Sent as it is. */
  body?: string;
  signal: AbortSignal;
};

/** What a provider has answered, whatever its status. */
export type ProviderAnswer = { status: number; body: unknown; text: string };

/** The provider could not be asked, or its answer not be read: what it has done is unknown. */
export class ProviderUnclear extends Error {}

const readText = async (response: Response): Promise<string> => {
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (bytes.length > MAX_BYTES) throw new ProviderUnclear('the answer is too long');
  return new TextDecoder().decode(bytes);
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * Asks a provider once, within 15 s, and follows no redirect. `body` of the answer is undefined where it
 * is no JSON. Throws ProviderUnclear where the connection is lost, time is up, or it answers 5xx or 429:
 * what it has done is unknown then. Neither the message nor its cause holds a header or a body that was
 * sent, since these carry secrets.
 */
export const askProvider = async (question: Question): Promise<ProviderAnswer> => {
  const { method, url, headers, body, signal } = question;
  const { host, pathname } = new URL(url);
  const what = `${method} ${host}${pathname}`;
  let status: number;
  let text: string;
  try {
    const response = await fetch(url, {
      method,
      ...(headers && { headers }),
      ...(body !== undefined && { body }),
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(PROVIDER_TIMEOUT_MS)]),
    });
    ({ status } = response);
    text = await readText(response);
  } catch (error) {
    throw new ProviderUnclear(`${what} got no answer`, { cause: error });
  }
  if (status >= 500 || status === 429) throw new ProviderUnclear(`${what} answered ${status}`);
  return { status, body: parse(text), text };
};
