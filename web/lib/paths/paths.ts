import { type Page, type PageName, PAGES } from '#contract/pages.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { inLanguage } from './language.ts';

/** A query of named values: a list repeats its name; what is undefined or null is left out. */
export const searchOf = (query: Record<string, unknown>): URLSearchParams => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of [value].flat()) {
      if (one !== undefined && one !== null) search.append(name, String(one));
    }
  }
  return search;
};

type Slugged = { slug: string; id: string };
type Query = Record<string, string | number | readonly string[] | null | undefined>;

/** One text for each `:name` of a path. */
type Values<Path extends string> = Path extends `${string}:${infer Rest}`
  ? [value: string, ...(Rest extends `${string}/${infer Next}` ? Values<Next> : [])]
  : [];
type ValuesOf<Name extends PageName> = Values<(typeof PAGES)[Name]['path']>;

/** The address of each page by what its path leaves open. */
type Addresses = { [Name in PageName]: (...values: ValuesOf<Name>) => string };

/** `path` with the query's named values; what is undefined, null or empty is left out. */
export const withQuery = (path: string, query: Query): string => {
  const search = searchOf(query);
  for (const [name, value] of Object.entries(query)) if (value === '') search.delete(name);
  return search.size > 0 ? `${path}?${search}` : path;
};

const addressesIn = (language: LanguageCode): Addresses => {
  const address = ({ path, kind }: Page) => {
    const [first = '', ...pieces] = path.split(/:\w+\??/);
    return (...values: string[]): string => {
      const whole = pieces.reduce(
        (before, piece, at) => before + encodeURIComponent(values[at] ?? '') + piece,
        `/${first}`,
      );
      return kind === 'file' ? whole : inLanguage(whole, language);
    };
  };
  const addresses = Object.entries(PAGES).map(([name, page]) => [name, address(page)]);
  return Object.fromEntries(addresses) as Addresses;
};

const pathsIn = (language: LanguageCode) => {
  const to = addressesIn(language);
  return {
    ...to,
    /** With an order's token the order itself: in the query, which no log keeps. */
    trackOrder: (token?: string) => withQuery(to.trackOrder(), { token }),
    /** Somebody's wishlist, by its link. */
    sharedWishlist: (token: string) => withQuery(to.sharedWishlist(), { token }),
    /** Where somebody pays who was asked to. */
    pay: (link: string) => withQuery(to.pay(), { link }),
    linkCancel: (token: string) => withQuery(to.linkCancel(), { token }),
    linkReturn: (token: string) => withQuery(to.linkReturn(), { token }),
    linkWithdraw: (token: string) => withQuery(to.linkWithdraw(), { token }),
    linkInvoice: (token: string) => withQuery(to.linkInvoice(), { token }),
    login: (redirectTo?: string) => withQuery(to.login(), { redirect: redirectTo }),
    /** Where who is here is proven again, and where they go then. */
    confirmIdentity: (then?: string) => withQuery(to.confirmIdentity(), { redirect: then }),
    /** Where a store is written to, about an order where one is named. */
    storeMessage: (slug: string, about: Query = {}) => withQuery(to.storeMessage(slug), about),
    sharedComparison: (token: string) => withQuery(to.sharedComparison(), { products: token }),
    /** Where one asks to be written to about a product, or one variant of it. */
    notices: (about: { product?: string; variant?: string | undefined } = {}) =>
      withQuery(to.notices(), about),
    search: (q?: string) => withQuery(to.search(), { q }),
    products: (slug: string, query: Query = {}) => withQuery(to.products(slug), query),
    collection: ({ slug, id }: Slugged) => withQuery(to.collection(slug), { collection: id }),
    brand: ({ slug, id }: Slugged) => withQuery(to.brand(slug), { brand: id }),
    product: ({ slug, id }: Slugged, query: Query = {}) => withQuery(to.product(slug, id), query),
    suggestions: (q: string) => withQuery(to.suggestions(), { q }),
    manifest: () => to.manifest(language),
    offline: () => to.offline(language),
    feed: () => to.feed(language),
    /** The countries, and the states of one. */
    deliveryPlaces: (country: string) => withQuery(to.deliveryPlaces(), { country }),
    /** Further cards of a listing, by the API's query. */
    moreProducts: (query: string) => `${to.moreProducts()}?${query}`,
    chooseLanguage: (code: LanguageCode, path: string) =>
      withQuery(to.chooseLanguage(), { code, to: path }),
  };
};

export type Paths = ReturnType<typeof pathsIn>;

const known = new Map<LanguageCode, Paths>();

/** Every link of the storefront, in one language. Nothing else spells a path. */
export const makePaths = (language: LanguageCode): Paths => {
  const paths = known.get(language) ?? pathsIn(language);
  known.set(language, paths);
  return paths;
};
