import { PAGES, type Page } from '#contract/pages.ts';
import { isLocalPath, withoutPrefix } from '#web/lib/paths/language.ts';
import { mayBePage } from '#web/lib/paths/page-kind.ts';

/** Only compared with: an address that leaves it leaves the shop. */
const SHOP = 'http://shop.invalid';
const LONGEST = 2_000;

const pages: readonly Page[] = Object.values(PAGES);
/** The pages of signing in and out, to which nobody comes back after it. */
const SIGN_IN: ReadonlySet<string> = new Set(
  pages.filter(({ frame }) => frame === 'empty').map(({ path }) => `/${path}`),
);

/**
 * The path, with query, of the page of this shop that a parameter names; undefined where it names none, or
 * something on another site by whichever way of writing it.
 */
export const findReturnPath = (given: string | null): string | undefined => {
  if (!given || given.length > LONGEST || !isLocalPath(given)) return undefined;
  const address = URL.parse(given, SHOP);
  // `/.//host` and `/fr//host` are paths here, and may become other hosts once they are parsed again.
  if (address?.origin !== SHOP || address.pathname.includes('//')) return undefined;
  const { pathname, search, hash } = address;
  if (!mayBePage(pathname) || SIGN_IN.has(withoutPrefix(pathname))) return undefined;
  return pathname + search + hash;
};
