import { lookup } from 'node:dns/promises';
import { BlockList, isIP, isIPv6 } from 'node:net';

/**
 * IpPrefixes that pictures are not fetched from: this machine, private, link-local (cloud metadata),
 * reserved.
 */
const PRIVATE: readonly (readonly [network: string, prefix: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];

const privateNetworks = new BlockList();
for (const [network, prefix] of PRIVATE) privateNetworks.addSubnet(network, prefix, 'ipv4');

/** Of IPv6 only what is given out to the world, without the parts that carry an IPv4 address inside. */
const worldNetworks = new BlockList();
worldNetworks.addSubnet('2000::', 3, 'ipv6');
const carriers = new BlockList();
carriers.addSubnet('2001::', 23, 'ipv6');
carriers.addSubnet('2001:db8::', 32, 'ipv6');
carriers.addSubnet('2002::', 16, 'ipv6');
carriers.addSubnet('3fff::', 20, 'ipv6');

const mapped = (address: string): string | undefined =>
  /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];

/** Whether the address is one of the public internet. */
export const isPublicAddress = (address: string): boolean => {
  const inside = mapped(address);
  if (inside) return isPublicAddress(inside);
  if (isIPv6(address))
    return worldNetworks.check(address, 'ipv6') && !carriers.check(address, 'ipv6');
  return isIP(address) === 4 && !privateNetworks.check(address, 'ipv4');
};

/** How pictures find their server; tests put their own in its place. */
export type Resolver = {
  resolve: (host: string) => Promise<string[]>;
  isAllowed: (address: string) => boolean;
};

export const publicResolver: Resolver = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  isAllowed: isPublicAddress,
};
