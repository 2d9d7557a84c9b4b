import type { RouteConfigEntry } from '@react-router/dev/routes';
import { matchRoutes, type RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import { languageCodes } from '#i18n/languages.ts';
import { inLanguage } from './lib/language.ts';
import routes from './routes.ts';

const toObject = (entry: RouteConfigEntry): RouteObject => {
  const id = entry.id ?? entry.file.replace(/\.tsx?$/, '');
  const { path } = entry;
  if (entry.index) return { id, index: true };
  return { id, ...(path && { path }), children: (entry.children ?? []).map(toObject) };
};
const objects = routes.map(toObject);

const pageAt = (path: string) => matchRoutes(objects, path)?.at(-1);
const idAt = (path: string) => pageAt(path)?.route.id?.replace('routes/', '');

const map: [path: string, page: string][] = [
  ['/', 'home'],
  ['/brands', 'brands'],
  ['/categories', 'categories'],
  ['/search', 'search'],
  ['/cart', 'cart'],
  ['/shipping', 'shipping'],
  ['/checkout', 'checkout'],
  ['/track-order', 'track-order'],
  ['/track-order/cancel', 'link-cancel'],
  ['/track-order/invoice', 'link-invoice'],
  ['/flash-sale', 'flash-sales'],
  ['/flash-sale/4', 'flash-sale'],
  ['/contact', 'contact'],
  ['/sitemap', 'sitemap'],
  ['/upload-prescription', 'upload-prescription'],
  ['/razorpay-callback', 'razorpay-callback'],
  ['/social-callback', 'social-callback'],
  ['/verification', 'verification'],
  ['/login', 'login'],
  ['/otp-login', 'otp-login'],
  ['/register', 'register'],
  ['/forgot-password', 'forgot-password'],
  ['/faq', 'faq'],
  ['/help', 'help'],
  ['/hot-deals', 'hot-deals'],
  ['/me', 'me'],
  ['/shop', 'stores'],
  ['/shop/green-house', 'store'],
  ['/page/privacy', 'page'],
  ['/all/home', 'category'],
  ['/all/home/lighting', 'sub-category'],
  ['/user/profile', 'profile'],
  ['/user/addresses', 'addresses'],
  ['/user/vouchers', 'vouchers'],
  ['/user/orders', 'orders'],
  ['/user/order', 'order-index'],
  ['/user/order/payment', 'order-payment-index'],
  ['/user/order/12', 'order'],
  ['/user/order/payment/12', 'order-payment'],
  ['/user/order/12/cancel', 'order-cancel'],
  ['/user/order/12/invoice', 'order-invoice'],
  ['/user/wishlists', 'wishlists'],
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

test('what stands in the language’s place and is none ends as 404 (requireLanguage)', () => {
  for (const path of ['/tea', '/page', '/xx/cart'])
    expect(pageAt(path)?.params['lang']).toBeTruthy();
  expect(idAt('/a/b/c/d')).toBe('not-found');
});

test.each(['cart', 'faq', 'help', 'me', 'login', 'brands', 'search', 'shop', 'products', 'brand'])(
  'a page, store or category may be called %s',
  (slug) => {
    expect(idAt(`/page/${slug}`)).toBe('page');
    expect(idAt(`/shop/${slug}`)).toBe('store');
    expect(idAt(`/all/${slug}`)).toBe('category');
    expect(idAt(`/flash-sale/${slug}`)).toBe('flash-sale');
    expect(idAt(`/all/tea/${slug}`)).toBe('sub-category');
    expect(pageAt(`/page/${slug}`)?.params['lang']).toBeUndefined();
  },
);
