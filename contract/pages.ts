import { languageCodes } from '#i18n/languages.ts';

/**
 * What is at an address:
 * - `public`: a page that shows everybody the same; caches keep it;
 * - `personal`: a page about one shopper; no cache keeps it, and it is never fetched ahead;
 * - `uncached`: the same for everybody and yet kept by no cache, because it only leads on or comes soon;
 * - `data`: what a page's script asks for;
 * - `file`: in no language, for whoever does not look at pages. Its path stands alone, without a language.
 */
type PageKind = 'public' | 'personal' | 'uncached' | 'data' | 'file';

export type Page = {
  /** Below the language prefix. `:name` stands for any text, `:name?` for one that may be missing. */
  path: string;
  kind: PageKind;
  /**
   * The frame of sign-in ('empty'), that of ordering and paying, which leads nowhere else, or nothing around
   * the page ('none'): what is made for paper.
   */
  frame?: 'empty' | 'checkout' | 'none';
  /** Who may see it (web/lib/visit/guard.server.ts). */
  guard?: 'logged-in' | 'non-logged-in';
  /** Its form may carry files: bytes of all that is sent with it. Forms of other pages carry none. */
  formBytes?: number;
  /** A slug may be the same as its first word: nothing that has a slug is found below it. */
  allowsSlug?: true;
};

/** Five pictures, and what is written beside them. */
const RETURN_FORM_BYTES = 5_200_000;

/**
 * Every address of the storefront, by the name that its link has (web/lib/paths/paths.ts). Where two paths
 * fit an address equally well, the upper one is meant: `/page/faq` is a page, not `/faq` in a language
 * named "page".
 */
export const PAGES = {
  chooseLanguage: { path: 'language', kind: 'file' },
  feed: { path: 'language/:code/feed.xml', kind: 'file' },
  manifest: { path: 'language/:code/manifest.webmanifest', kind: 'file' },
  offline: { path: 'language/:code/offline.html', kind: 'file' },
  serviceWorker: { path: 'service-worker.js', kind: 'file' },
  robots: { path: 'robots.txt', kind: 'file' },
  sitemapIndex: { path: 'sitemap.xml', kind: 'file' },
  sitemapPart: { path: 'sitemap/:code/:part', kind: 'file' },

  page: { path: 'page/:slug', kind: 'public' },
  category: { path: 'all/:categorySlug', kind: 'public' },
  subCategory: { path: 'all/:categorySlug/:subCategorySlug', kind: 'public' },
  flashSale: { path: 'flash-sale/:id', kind: 'public' },
  store: { path: 'shop/:slug', kind: 'public' },
  storeMessage: { path: 'shop/:slug/message', kind: 'personal' },

  home: { path: '', kind: 'public' },
  brands: { path: 'brands', kind: 'public' },
  categories: { path: 'categories', kind: 'public' },
  search: { path: 'search', kind: 'public' },
  flashSales: { path: 'flash-sale', kind: 'public' },
  stores: { path: 'shop', kind: 'public' },
  sitemap: { path: 'sitemap', kind: 'public' },
  contact: { path: 'contact', kind: 'personal' },
  newsletter: { path: 'newsletter', kind: 'personal' },
  // Links of mails lead there: to confirm, to unsubscribe.
  subscription: { path: 'subscription', kind: 'personal' },
  razorpayCallback: { path: 'razorpay-callback', kind: 'uncached' },
  faq: { path: 'faq', kind: 'uncached' },
  help: { path: 'help', kind: 'uncached' },
  hotDeals: { path: 'hot-deals', kind: 'uncached' },

  cart: { path: 'cart', kind: 'personal' },
  shipping: { path: 'shipping', kind: 'personal', frame: 'checkout' },
  checkout: { path: 'checkout', kind: 'personal', frame: 'checkout' },
  trackOrder: { path: 'track-order', kind: 'personal' },
  // Whom somebody has asked to pay an order.
  pay: { path: 'pay', kind: 'personal', frame: 'checkout' },
  linkCancel: { path: 'track-order/cancel', kind: 'personal' },
  linkReturn: { path: 'track-order/return', kind: 'personal', formBytes: RETURN_FORM_BYTES },
  linkWithdraw: { path: 'track-order/withdraw', kind: 'personal' },
  linkInvoice: { path: 'track-order/invoice', kind: 'personal', frame: 'none' },

  login: { path: 'login', kind: 'personal', frame: 'empty', guard: 'non-logged-in' },
  otpLogin: { path: 'otp-login', kind: 'personal', frame: 'empty', guard: 'non-logged-in' },
  register: { path: 'register', kind: 'personal', frame: 'empty', guard: 'non-logged-in' },
  forgotPassword: {
    path: 'forgot-password',
    kind: 'personal',
    frame: 'empty',
    guard: 'non-logged-in',
  },
  // Who is signed in proves another address there.
  verification: { path: 'verification', kind: 'personal', frame: 'empty' },
  logout: { path: 'logout', kind: 'personal', frame: 'empty' },
  // Who is signed in links another login there.
  socialLogin: { path: 'social-login/redirect/:provider', kind: 'personal', frame: 'empty' },
  socialCallback: { path: 'social-callback', kind: 'personal', frame: 'empty' },

  // Three pictures of the size that is taken, and room to say of a larger one that it is too large.
  uploadPrescription: { path: 'upload-prescription', kind: 'personal', formBytes: 6_000_000 },
  prescriptionForm: { path: 'upload-prescription/form', kind: 'data', formBytes: 6_000_000 },

  account: { path: 'user', kind: 'personal' },
  // A guest's orders are shown to the guest: they need no session.
  orders: { path: 'user/orders', kind: 'personal' },
  orderIndex: { path: 'user/order', kind: 'personal' },
  orderPaymentIndex: { path: 'user/order/payment', kind: 'personal' },
  order: { path: 'user/order/:id', kind: 'personal' },
  orderPayment: { path: 'user/order/payment/:id', kind: 'personal', frame: 'checkout' },
  orderCancel: { path: 'user/order/:id/cancel', kind: 'personal' },
  orderReturn: {
    path: 'user/order/:id/return',
    kind: 'personal',
    formBytes: RETURN_FORM_BYTES,
  },
  orderWithdraw: { path: 'user/order/:id/withdraw', kind: 'personal' },
  orderInvoice: { path: 'user/order/:id/invoice', kind: 'personal', frame: 'none' },
  // A guest's too, by the link of the order.
  review: { path: 'user/review/:line', kind: 'personal', formBytes: 6_000_000 },
  reviews: { path: 'user/reviews', kind: 'personal', guard: 'logged-in' },
  reviewProduct: { path: 'user/review-product/:id', kind: 'personal' },
  reviewFeedback: { path: 'user/review-feedback/:id', kind: 'personal' },
  reviewVote: { path: 'user/review-vote/:id', kind: 'data' },
  noReviewInvitations: { path: 'user/no-review-invitations', kind: 'personal' },
  // Photos of phones: browsers make them smaller, and those without scripts are told.
  profile: { path: 'user/profile', kind: 'personal', guard: 'logged-in', formBytes: 8_000_000 },
  confirmIdentity: { path: 'user/confirm', kind: 'personal', frame: 'empty', guard: 'logged-in' },
  exportAccount: { path: 'user/export', kind: 'personal', guard: 'logged-in' },
  passkeys: { path: 'user/passkeys', kind: 'personal', guard: 'logged-in' },
  addresses: { path: 'user/addresses', kind: 'personal', guard: 'logged-in' },
  // Guests have one too.
  wishlist: { path: 'user/wishlists', kind: 'personal' },
  sharedWishlist: { path: 'wishlist', kind: 'personal' },
  // Anybody may use a voucher.
  vouchers: { path: 'user/vouchers', kind: 'personal' },
  compared: { path: 'user/compared', kind: 'personal', guard: 'logged-in' },
  // Whoever has the link: a comparison that was shared.
  sharedComparison: { path: 'user/compared/shared', kind: 'personal' },
  following: { path: 'user/following', kind: 'personal', guard: 'logged-in' },
  questions: { path: 'user/questions', kind: 'personal', guard: 'logged-in' },
  // Who is not signed in is led to sign in by the form itself, which keeps what was typed.
  askQuestion: { path: 'user/questions/ask/:id', kind: 'personal' },

  // A guest's prescriptions are shown to the guest, and by the links of their mails. Their addresses say `requests`,
  // as the calls do (contract/prescriptions/prescription.ts).
  prescriptions: { path: 'user/requests', kind: 'personal' },
  prescriptionFile: { path: 'user/requests/file', kind: 'personal', frame: 'none' },
  // Mailboxes send its form by themselves, without a session.
  storeNewsEnd: { path: 'user/following/end', kind: 'personal' },
  // A guest who has confirmed an address sees what they are written about.
  notices: { path: 'user/notices', kind: 'personal' },

  newsletterData: { path: 'newsletter/data', kind: 'data' },
  passkeyData: { path: 'user/passkeys/data', kind: 'data' },
  returnPicture: { path: 'return-picture/:id', kind: 'personal' },
  privateFile: { path: 'private-file', kind: 'personal' },
  saveProduct: { path: 'user/save', kind: 'data' },
  accountPicture: { path: 'user/picture', kind: 'data' },
  profileData: { path: 'user/profile/data', kind: 'data' },
  followStore: { path: 'user/following/store', kind: 'data' },
  miniCart: { path: 'cart/mini', kind: 'data' },
  suggestions: { path: 'search/suggestions', kind: 'data' },
  moreProducts: { path: 'search/more', kind: 'data' },
  shopLists: { path: 'categories/lists', kind: 'data' },
  deliveryPlaces: { path: 'delivery-places', kind: 'data', allowsSlug: true },

  products: { path: ':slug/products', kind: 'public' },
  collection: { path: ':slug/collection', kind: 'public' },
  brand: { path: ':slug/brand', kind: 'public' },
  product: { path: ':slug/product/:id?', kind: 'public' },
} as const satisfies Record<string, Page>;

export type PageName = keyof typeof PAGES;

/** First words of what the server answers beside the storefront; `install` is kept free for later. */
export const SERVER_WORDS = ['api', 'assets', 'healthz', 'install', 'media', 'readyz'] as const;

const firstWord = ({ path }: Page): string => path.split('/', 1)[0] ?? '';

/** The first words of all addresses: what has one of them as its slug could not be reached. */
export const reservedWords = (): ReadonlySet<string> => {
  const pages: readonly Page[] = Object.values(PAGES);
  const words = pages.filter(({ allowsSlug }) => !allowsSlug).map(firstWord);
  const isWord = (word: string): boolean => /^[a-z-]+$/.test(word);
  return new Set([...SERVER_WORDS, ...languageCodes, ...words.filter(isWord)]);
};
