import { isIPv6 } from 'node:net';

/** The smallest network that a caller surely has alone, and a wider one that may still be theirs alone. */
export type IpPrefixes = { narrow: string; wide?: string };

/** Beyond this it is no address, whatever a proxy says. */
const LONGEST = 64;

/** Without port, brackets and zone. */
const bare = (address: string): string =>
  address
    .trim()
    .slice(0, LONGEST)
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')
    .replace(/%.*$/, '');

/** The eight groups of an address of IPv6, in hexadecimal digits without zeros in front. */
const groupsOf = (address: string): string[] => {
  const { hostname } = new URL(`http://[${address}]`);
  const [head = '', tail = ''] = hostname.slice(1, -1).split('::');
  const first = head.split(':').filter(Boolean);
  const last = tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: 8 - first.length - last.length }, () => '0');
  return [...first, ...zeros, ...last];
};

/** The address of IPv4 that these groups stand for (`::ffff:192.0.2.1`), where they do. */
const findMapped = (groups: readonly string[]): string | undefined => {
  if (groups.slice(0, 6).join() !== '0,0,0,0,0,ffff') return undefined;
  const bytes = groups.slice(6).flatMap((group) => {
    const number = Number.parseInt(group, 16);
    return [number >> 8, number & 255];
  });
  return bytes.join('.');
};

/**
 * The networks that a caller is counted by. Whoever has one address of IPv6 has the 64 bits behind it,
 * and may have been given all behind the first 48.
 */
export const ipPrefixesOf = (address: string): IpPrefixes => {
  const plain = bare(address);
  if (!isIPv6(plain)) return { narrow: plain };
  const groups = groupsOf(plain);
  const mapped = findMapped(groups);
  if (mapped !== undefined) return { narrow: mapped };
  const first = (count: number): string => groups.slice(0, count).join(':');
  return { narrow: `${first(4)}/64`, wide: `${first(3)}/48` };
};
