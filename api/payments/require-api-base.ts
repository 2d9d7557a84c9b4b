const THIS_MACHINE = ['127.0.0.1', 'localhost', '[::1]'];

/**
 * Throws where a provider's address would send the shop's keys in the clear (a simulation on this machine
 * may), or does not end as the paths of its calls begin.
 */
export const requireApiBase = (provider: string, address: string): void => {
  const url = URL.parse(address);
  const isOwn = url?.protocol === 'http:' && THIS_MACHINE.includes(url.hostname);
  if ((url?.protocol !== 'https:' && !isOwn) || address.endsWith('/'))
    throw new Error(`${provider} needs apiBase to begin with https:// and to end without a slash`);
};
