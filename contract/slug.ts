/**
 * First path segments of the storefront. A brand or store with such a slug could not be reached,
 * so imports and the demo refuse them. Language codes stand here too: `/tr/products` is Turkish.
 */
export const RESERVED_SLUGS: ReadonlySet<string> = new Set([
  'all',
  'api',
  'assets',
  'brands',
  'cart',
  'categories',
  'checkout',
  'contact',
  'en',
  'ar',
  'faq',
  'flash-sale',
  'forgot-password',
  'fr',
  'healthz',
  'help',
  'hi',
  'hot-deals',
  'install',
  'language',
  'login',
  'me',
  'media',
  'otp-login',
  'page',
  'razorpay-callback',
  'readyz',
  'register',
  'search',
  'shipping',
  'shop',
  'sitemap',
  'social-callback',
  'tr',
  'track-order',
  'upload-prescription',
  'user',
  'verification',
]);

/** Whether the text may be a slug: letters of any script, digits and single hyphens, not reserved. */
export const isSlug = (text: string): boolean =>
  text.length <= 120 &&
  /^[\p{L}\p{M}\p{N}]+(-[\p{L}\p{M}\p{N}]+)*$/u.test(text) &&
  !RESERVED_SLUGS.has(text);
