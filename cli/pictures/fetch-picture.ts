import { request as requestHttp } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import type { Resolver } from '#cli/pictures/address.ts';

/** A picture cannot be had; the message is the reason. */
export class PictureError extends Error {}

export const MOST_BYTES = 10_000_000;
const PATIENCE_MS = 15_000;
const MOST_REDIRECTS = 5;

/** The address to speak to. All that the name stands for must be allowed, or it is refused. */
const findAddress = async (host: string, { resolve, isAllowed }: Resolver): Promise<string> => {
  const bare = host.replace(/^\[|\]$/g, '');
  const addresses = isIP(bare) > 0 ? [bare] : await resolve(bare);
  const [first] = addresses;
  if (first === undefined) throw new PictureError(`${host} has no address`);
  const refused = addresses.find((address) => !isAllowed(address));
  if (refused !== undefined)
    throw new PictureError(`${host} leads to ${refused}, which is not on the public internet`);
  return first;
};

const readUrl = (text: string): URL => {
  const url = URL.parse(text);
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:'))
    throw new PictureError(`"${text}" is no http or https address`);
  if (url.username !== '' || url.password !== '')
    throw new PictureError('an address with a password is not fetched');
  return url;
};

/** Connects to the address that was checked, even if the name resolves to another one by now. */
const ask = (url: URL, address: string, signal: AbortSignal): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const request = url.protocol === 'https:' ? requestHttps : requestHttp;
    const family = isIP(address);
    const sent = request(
      url,
      {
        signal,
        agent: false,
        headers: { accept: 'image/*', 'user-agent': 'Souk import' },
        lookup: (_host, options, done) =>
          options.all ? done(null, [{ address, family }]) : done(null, address, family),
      },
      resolve,
    );
    sent.on('error', reject);
    sent.end();
  });

const readBytes = async (answer: IncomingMessage): Promise<Buffer> => {
  const tooLarge = new PictureError(`is larger than ${MOST_BYTES / 1_000_000} MB`);
  if (Number(answer.headers['content-length'] ?? 0) > MOST_BYTES) throw tooLarge;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MOST_BYTES) throw tooLarge;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

const REDIRECTS = new Set([301, 302, 303, 307, 308]);

const fetchWithin = async (
  text: string,
  resolver: Resolver,
  signal: AbortSignal,
): Promise<Buffer> => {
  let url = readUrl(text);
  for (let step = 0; step <= MOST_REDIRECTS; step += 1) {
    const answer = await ask(url, await findAddress(url.hostname, resolver), signal);
    try {
      const { statusCode = 0, headers } = answer;
      if (statusCode === 200) return await readBytes(answer);
      if (!REDIRECTS.has(statusCode) || !headers.location)
        throw new PictureError(`${url.hostname} answers ${statusCode}`);
      url = readUrl(URL.parse(headers.location, url)?.href ?? headers.location);
    } finally {
      answer.destroy();
    }
  }
  throw new PictureError(`redirects more than ${MOST_REDIRECTS} times`);
};

/**
 * The bytes at an http or https address of the public internet: at most 10 MB, within 15 seconds,
 * every redirect checked like the first address. Throws PictureError.
 */
export const fetchPicture = async (
  url: string,
  resolver: Resolver,
  patienceMs: number = PATIENCE_MS,
): Promise<Buffer> => {
  const signal = AbortSignal.timeout(patienceMs);
  try {
    return await fetchWithin(url, resolver, signal);
  } catch (cause) {
    if (cause instanceof PictureError) throw cause;
    if (signal.aborted)
      throw new PictureError(`did not come within ${patienceMs / 1000} seconds`, { cause });
    throw new PictureError(
      `cannot be fetched: ${cause instanceof Error ? cause.message : String(cause)}`,
      { cause },
    );
  }
};
