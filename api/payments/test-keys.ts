/** Keys that move no money, and addresses where none is moved. */
const TEST_KEY = /^(sk_test_|rk_test_|rzp_test_|FLWSECK_TEST|sandbox-)/i;
const TEST_HOST = /(^|[.-])sandbox[.-]/i;

/** Whether a key of a provider is for tests, as far as it can be seen: those of PayPal look the same. */
export const isTestKey = (key: string): boolean => TEST_KEY.test(key);

/** Whether an address of a provider is that of a sandbox, or of a simulation on this machine. */
export const isTestAddress = (address: string): boolean => {
  const { protocol, hostname } = new URL(address);
  return protocol !== 'https:' || TEST_HOST.test(hostname);
};
