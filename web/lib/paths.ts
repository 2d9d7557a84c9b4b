import type { LanguageCode } from '#i18n/languages.ts';
import { inLanguage } from './language.ts';
import { searchOf } from './query.ts';

type Slugged = { slug: string; id: string };
type Query = Record<string, string | number | readonly string[] | null | undefined>;

const segment = encodeURIComponent;

/** `path` with the query's named values; what is undefined, null or empty is left out. */
export const withQuery = (path: string, query: Query): string => {
  const search = searchOf(query);
  for (const [name, value] of Object.entries(query)) if (value === '') search.delete(name);
  return search.size > 0 ? `${path}?${search}` : path;
};

const pathsIn = (language: LanguageCode) => {
  const at = (path: string) => inLanguage(path, language);
  const user = (page: string) => at(`/user/${page}`);
  return {
    home: () => at('/'),
    brands: () => at('/brands'),
    categories: () => at('/categories'),
    cart: () => at('/cart'),
    shipping: () => at('/shipping'),
    checkout: () => at('/checkout'),
    /** With an order's token the order itself: in the query, which no log keeps. */
    trackOrder: (token?: string) => withQuery(at('/track-order'), { token }),
    linkCancel: (token: string) => withQuery(at('/track-order/cancel'), { token }),
    linkInvoice: (token: string) => withQuery(at('/track-order/invoice'), { token }),
    flashSales: () => at('/flash-sale'),
    flashSale: (id: string) => at(`/flash-sale/${segment(id)}`),
    login: (redirectTo?: string) => withQuery(at('/login'), { redirect: redirectTo }),
    otpLogin: () => at('/otp-login'),
    register: () => at('/register'),
    forgotPassword: () => at('/forgot-password'),
    verification: () => at('/verification'),
    search: (q?: string) => withQuery(at('/search'), { q }),
    razorpayCallback: () => at('/razorpay-callback'),
    socialCallback: () => at('/social-callback'),
    profile: () => user('profile'),
    addresses: () => user('addresses'),
    vouchers: () => user('vouchers'),
    orders: () => user('orders'),
    order: (id: string) => user(`order/${segment(id)}`),
    orderCancel: (id: string) => user(`order/${segment(id)}/cancel`),
    orderInvoice: (id: string) => user(`order/${segment(id)}/invoice`),
    orderPayment: (id: string) => user(`order/payment/${segment(id)}`),
    wishlist: () => user('wishlists'),
    compared: () => user('compared'),
    following: () => user('following'),
    category: (slug: string) => at(`/all/${segment(slug)}`),
    subCategory: (slug: string, subSlug: string) => at(`/all/${segment(slug)}/${segment(subSlug)}`),
    page: (slug: string) => at(`/page/${segment(slug)}`),
    stores: () => at('/shop'),
    store: (slug: string) => at(`/shop/${segment(slug)}`),
    products: (slug: string, query: Query = {}) =>
      withQuery(at(`/${segment(slug)}/products`), query),
    collection: ({ slug, id }: Slugged) =>
      withQuery(at(`/${segment(slug)}/collection`), { collection: id }),
    brand: ({ slug, id }: Slugged) => withQuery(at(`/${segment(slug)}/brand`), { brand: id }),
    product: ({ slug, id }: Slugged) => at(`/${segment(slug)}/product/${segment(id)}`),
    contact: () => at('/contact'),
    faq: () => at('/faq'),
    help: () => at('/help'),
    hotDeals: () => at('/hot-deals'),
    sitemap: () => at('/sitemap'),
    uploadPrescription: () => at('/upload-prescription'),
    /** Not pages: what they answer is fetched or redirects. */
    me: () => at('/me'),
    miniCart: () => at('/cart/mini'),
    suggestions: (q: string) => withQuery(at('/search/suggestions'), { q }),
    manifest: () => `/language/${language}/manifest.webmanifest`,
    feed: () => `/language/${language}/feed.xml`,
    /** The countries, and the states of one. */
    deliveryPlaces: (country: string) => withQuery(at('/delivery-places'), { country }),
    /** Further cards of a listing, by the API's query. */
    moreProducts: (query: string) => `${at('/search/more')}?${query}`,
    chooseLanguage: (code: LanguageCode, to: string) => withQuery('/language', { code, to }),
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
