import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';
import { PAGES, type Page, type PageName } from '#contract/pages.ts';
import { customPages } from './vite-plugins/custom-pages.ts';

/** The module below `routes/` that answers each address. */
const MODULES: Record<PageName, string> = {
  chooseLanguage: 'choose-language.ts',
  feed: 'feed.ts',
  manifest: 'web-manifest.ts',
  offline: 'offline.ts',
  serviceWorker: 'service-worker.ts',
  robots: 'robots.ts',
  sitemapIndex: 'sitemap-index.ts',
  sitemapPart: 'sitemap-part.ts',

  page: 'static-page.tsx',
  category: 'category.tsx',
  subCategory: 'sub-category.tsx',
  flashSale: 'flash-sale.tsx',
  store: 'store.tsx',
  storeMessage: 'store-message.tsx',

  home: 'home.tsx',
  brands: 'brands.tsx',
  categories: 'categories.tsx',
  search: 'search.tsx',
  flashSales: 'flash-sales.tsx',
  stores: 'stores.tsx',
  sitemap: 'sitemap.tsx',
  contact: 'contact.tsx',
  newsletter: 'newsletter.tsx',
  subscription: 'subscription.tsx',
  razorpayCallback: 'redirect-to-orders.ts',
  faq: 'page-redirect.ts',
  help: 'page-redirect.ts',
  hotDeals: 'hot-deals.ts',

  cart: 'cart.tsx',
  shipping: 'shipping.tsx',
  checkout: 'checkout.tsx',
  trackOrder: 'track-order.tsx',
  pay: 'pay.tsx',
  linkCancel: 'order-cancel.tsx',
  linkReturn: 'order-return.tsx',
  linkWithdraw: 'order-withdraw.tsx',
  linkInvoice: 'order-invoice.tsx',

  login: 'login.tsx',
  otpLogin: 'otp-login.tsx',
  register: 'register.tsx',
  forgotPassword: 'forgot-password.tsx',
  verification: 'verification.tsx',
  logout: 'logout.tsx',
  socialLogin: 'social-login.ts',
  socialCallback: 'social-callback.tsx',

  uploadPrescription: 'upload-prescription.tsx',
  prescriptionForm: 'prescription-form.ts',

  account: 'account.tsx',
  orders: 'orders.tsx',
  orderIndex: 'redirect-to-orders.ts',
  orderPaymentIndex: 'redirect-to-orders.ts',
  order: 'order.tsx',
  orderPayment: 'order-payment.tsx',
  orderCancel: 'order-cancel.tsx',
  orderReturn: 'order-return.tsx',
  orderWithdraw: 'order-withdraw.tsx',
  orderInvoice: 'order-invoice.tsx',
  review: 'review.tsx',
  reviews: 'reviews.tsx',
  reviewProduct: 'review-product.tsx',
  reviewFeedback: 'review-feedback.tsx',
  reviewVote: 'review-vote.ts',
  noReviewInvitations: 'no-review-invitations.tsx',
  profile: 'profile.tsx',
  confirmIdentity: 'confirm-identity.tsx',
  exportAccount: 'export-account.ts',
  passkeys: 'passkeys.tsx',
  wishlist: 'wishlist.tsx',
  sharedWishlist: 'shared-wishlist.tsx',
  questions: 'questions.tsx',
  askQuestion: 'ask-question.tsx',
  addresses: 'addresses.tsx',
  vouchers: 'vouchers.tsx',

  prescriptions: 'prescriptions.tsx',
  prescriptionFile: 'prescription-file.ts',
  compared: 'compared.tsx',
  sharedComparison: 'shared-comparison.tsx',
  following: 'following.tsx',
  storeNewsEnd: 'store-news-end.tsx',
  notices: 'notices.tsx',

  newsletterData: 'newsletter-data.ts',
  passkeyData: 'passkey-data.ts',
  returnPicture: 'return-picture.ts',
  privateFile: 'private-file.ts',
  saveProduct: 'save-product.ts',
  accountPicture: 'account-picture.ts',
  profileData: 'profile-data.ts',
  followStore: 'follow-store.ts',
  miniCart: 'mini-cart.ts',
  suggestions: 'suggestions.ts',
  moreProducts: 'more-products.ts',
  shopLists: 'shop-lists.ts',
  deliveryPlaces: 'delivery-places.ts',

  products: 'products.tsx',
  collection: 'collection.tsx',
  brand: 'brand.tsx',
  product: 'product.tsx',
};

const pages = Object.entries(PAGES) as [PageName, Page][];

/** A route has the name of its page as its id. */
const routeOf = ([id, { path }]: [PageName, Page]) => {
  const file = `routes/${MODULES[id]}`;
  return path === '' ? index(file, { id }) : route(path, file, { id });
};

const isFile = ([, { kind }]: [PageName, Page]): boolean => kind === 'file';

/**
 * The whole URL map. Every page lives once below an optional language prefix, all of them side by
 * side: only among such does their order decide where two patterns fit equally well (routes.test.ts).
 */
export default [
  ...pages.filter(isFile).map(routeOf),
  route(':lang?', 'routes/language.tsx', [
    layout('routes/shop-layout.tsx', [
      ...pages.filter((page) => !isFile(page)).map(routeOf),
      ...customPages.map(({ path, file }) => route(path, file, { id: `own/${path}` })),
      route('*', 'routes/not-found.ts'),
    ]),
  ]),
] satisfies RouteConfig;
