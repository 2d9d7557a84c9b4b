import type { RouteConfigEntry } from '@react-router/dev/routes';
import { matchRoutes, type RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import { PAGES, type PageName } from '#contract/pages.ts';
import { languageCodes } from '#i18n/languages.ts';
import { inLanguage } from './lib/paths/language.ts';
import { isFile, isPersonal, mayBePage } from './lib/paths/page-kind.ts';
import routes from './routes.ts';

const toObject = (entry: RouteConfigEntry): RouteObject => {
  const id = entry.id ?? entry.file.replace(/\.tsx?$/, '');
  const { path } = entry;
  if (entry.index) return { id, index: true };
  return { id, ...(path && { path }), children: (entry.children ?? []).map(toObject) };
};
const objects = routes.map(toObject);

const pageAt = (path: string) => matchRoutes(objects, path)?.at(-1);
const idAt = (path: string) => pageAt(path)?.route.id;

type Leaf = { id: string; path: string };

/** The routes without others below them, with their whole path. */
const leavesOf = (entries: readonly RouteConfigEntry[], above = ''): Leaf[] =>
  entries.flatMap(({ id, file, path, children }) => {
    const whole = [above, path].filter(Boolean).join('/');
    if (children?.length) return leavesOf(children, whole);
    return [{ id: id ?? file, path: whole }];
  });

test('every route is in the table of pages, and every page has its route', () => {
  const pages = Object.entries(PAGES).map(([id, { path, kind }]) => ({
    id,
    path: [kind !== 'file' && ':lang?', path].filter(Boolean).join('/'),
  }));
  // What is at no address of the table is not found.
  const notFound = { id: 'routes/not-found.ts', path: ':lang?/*' };
  expect(leavesOf(routes)).toEqual([...pages, notFound]);
});

test('an address has the kind of the page that it leads to', () => {
  for (const [path, id] of map) {
    const { kind } = PAGES[id];
    for (const code of languageCodes) {
      const address = inLanguage(path, code);
      expect([address, isPersonal(address)]).toEqual([address, kind === 'personal']);
      expect([address, mayBePage(address), isFile(address)]).toEqual([address, true, false]);
    }
  }
});

test.each([
  '/robots.txt',
  '/sitemap.xml',
  '/sitemap/en/start.xml',
  '/language',
  '/language/fr/feed.xml',
])('%s is a file and no page, in no language', (path) => {
  expect([isFile(path), mayBePage(path), isPersonal(path)]).toEqual([true, false, false]);
  expect(isFile(`/fr${path}`)).toBe(false);
});

test.each(['/api', '/api/v1/home', '/media/a.webp', '/assets/x.js', '/favicon.svg', '/fr/a.pdf'])(
  '%s is left to the browser',
  (path) => {
    expect(mayBePage(path)).toBe(false);
  },
);

const map: [path: string, page: PageName][] = [
  ['/', 'home'],
  ['/brands', 'brands'],
  ['/categories', 'categories'],
  ['/search', 'search'],
  ['/cart', 'cart'],
  ['/shipping', 'shipping'],
  ['/checkout', 'checkout'],
  ['/track-order', 'trackOrder'],
  ['/track-order/cancel', 'linkCancel'],
  ['/track-order/invoice', 'linkInvoice'],
  ['/flash-sale', 'flashSales'],
  ['/flash-sale/4', 'flashSale'],
  ['/contact', 'contact'],
  ['/newsletter', 'newsletter'],
  ['/newsletter/data', 'newsletterData'],
  ['/subscription', 'subscription'],
  ['/user/notices', 'notices'],
  ['/sitemap', 'sitemap'],
  ['/upload-prescription', 'uploadPrescription'],
  ['/razorpay-callback', 'razorpayCallback'],
  ['/social-callback', 'socialCallback'],
  ['/verification', 'verification'],
  ['/logout', 'logout'],
  ['/login', 'login'],
  ['/otp-login', 'otpLogin'],
  ['/register', 'register'],
  ['/forgot-password', 'forgotPassword'],
  ['/faq', 'faq'],
  ['/help', 'help'],
  ['/hot-deals', 'hotDeals'],
  ['/user/profile/data', 'profileData'],
  ['/shop', 'stores'],
  ['/shop/green-house', 'store'],
  ['/page/privacy', 'page'],
  ['/all/home', 'category'],
  ['/all/home/lighting', 'subCategory'],
  ['/user', 'account'],
  ['/user/profile', 'profile'],
  ['/user/addresses', 'addresses'],
  ['/user/vouchers', 'vouchers'],
  ['/user/orders', 'orders'],
  ['/user/order', 'orderIndex'],
  ['/user/order/payment', 'orderPaymentIndex'],
  ['/user/order/12', 'order'],
  ['/user/order/payment/12', 'orderPayment'],
  ['/user/order/12/cancel', 'orderCancel'],
  ['/user/order/12/invoice', 'orderInvoice'],
  ['/user/wishlists', 'wishlist'],
  ['/wishlist', 'sharedWishlist'],
  ['/user/compared', 'compared'],
  ['/user/following', 'following'],
  ['/tea/products', 'products'],
  ['/tea/collection', 'collection'],
  ['/tea/brand', 'brand'],
  ['/tea/product', 'product'],
  ['/tea/product/12', 'product'],
];

test.each(map)('%s is the page "%s" in every language', (path, page) => {
  const pages = languageCodes.map((code) => idAt(inLanguage(path, code)));
  expect(pages).toEqual(languageCodes.map(() => page));
});

test('what stands in the language’s place and is none ends as 404 (shop-layout.tsx)', () => {
  for (const path of ['/tea', '/page', '/xx/cart'])
    expect(pageAt(path)?.params['lang']).toBeTruthy();
  expect(idAt('/a/b/c/d')).toBe('routes/not-found');
});

test.each(['cart', 'faq', 'help', 'me', 'login', 'brands', 'search', 'shop', 'products', 'brand'])(
  'a page, store or category may be called %s',
  (slug) => {
    expect(idAt(`/page/${slug}`)).toBe('page');
    expect(idAt(`/shop/${slug}`)).toBe('store');
    expect(idAt(`/all/${slug}`)).toBe('category');
    expect(idAt(`/flash-sale/${slug}`)).toBe('flashSale');
    expect(idAt(`/all/tea/${slug}`)).toBe('subCategory');
    expect(pageAt(`/page/${slug}`)?.params['lang']).toBeUndefined();
  },
);
