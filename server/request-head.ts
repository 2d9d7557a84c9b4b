import type { IncomingMessage } from 'node:http';
import { fail } from '#api/http/reply.ts';
import type { Failed } from '#api/http/reply.ts';
import type { Limits } from '#server/connection-limits.ts';

/** Answered whatever the Host header says: load balancers send an IP address there, or no host. */
const OF_MACHINES = new Set(['/healthz', '/readyz', '/metrics']);

const HOST = /^[a-z0-9._-]+(:\d{1,5})?$/;
const TARGET = /^\/[\w!#$%&'()*+,\-./:;=?@[\]~]*$/;
/** Whether this is a host and no more: neither a user nor a path stands in it. */
const isHost = (host: string): boolean => {
  if (HOST.test(host)) return true;
  if (!URL.canParse(`http://${host}`)) return false;
  return new URL(`http://${host}`).hostname === host.replace(/:\d*$/, '').toLowerCase();
};

/** Whether it is the address of something here: a path, or a whole address as proxies may send it. */
const isTarget = (target: string): boolean => {
  if (TARGET.test(target)) return true;
  const [path = ''] = target.split('?', 1);
  const isWhole = /^https?:\/\//.test(target);
  if (path.includes('\\') || (!isWhole && !target.startsWith('/'))) return false;
  return URL.canParse(isWhole ? target : `http://shop${target}`);
};

/** How many characters the headers have, and how many of them say which host is meant. */
const measure = (rawHeaders: string[]): { size: number; hosts: number } => {
  let size = 0;
  let hosts = 0;
  for (const [at, text] of rawHeaders.entries()) {
    size += text.length;
    if (at % 2 === 0 && text.length === 4 && text.toLowerCase() === 'host') hosts += 1;
  }
  return { size, hosts };
};

/**
 * Looks at the first line and the headers of a request before anything else does. Why it is refused;
 * undefined where it may go on.
 */
export const examineHead = (
  request: IncomingMessage,
  limits: Pick<Limits, 'address' | 'headers'>,
): Failed | undefined => {
  const { size, hosts } = measure(request.rawHeaders);
  const target = request.url ?? '';
  if (size > limits.headers) return fail(431, 'api.headersTooLarge');
  if (target.length > limits.address) return fail(414, 'api.addressTooLong');
  if (!isTarget(target)) return fail(400, 'api.badRequest');
  if (hosts > 1) return fail(400, 'api.badHost');
  const [path = ''] = target.split('?', 1);
  if (OF_MACHINES.has(path)) return undefined;
  return isHost(request.headers.host ?? '') ? undefined : fail(400, 'api.badHost');
};
