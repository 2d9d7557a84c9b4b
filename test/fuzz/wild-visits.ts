import { array, constant, constantFrom, oneof, record, tuple } from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { HOSTILE_HEADERS, HOSTILE_SEGMENTS, hostileText } from '#test/fuzz/hostile-values.ts';

/** A request to the whole shop as its bytes go over the line, but for the host. */
export type WildVisit = {
  method: string;
  target: string;
  headers: Record<string, string>;
  body: string | undefined;
};

/** Everything that a visitor can ask for beside the API; `{}` stands for anything. */
const PAGES = [
  '/',
  '/cart',
  '/shipping',
  '/checkout',
  '/search',
  '/search/suggestions',
  '/search/more',
  '/brands',
  '/categories',
  '/flash-sale',
  '/shop',
  '/sitemap',
  '/user/profile/data',
  '/track-order',
  '/login',
  '/user/orders',
  '/user/profile',
  '/language',
  '/robots.txt',
  '/sitemap.xml',
  '/page/{}',
  '/all/{}',
  '/all/{}/{}',
  '/flash-sale/{}',
  '/shop/{}',
  '/user/order/{}',
  '/{}/products',
  '/{}/collection',
  '/{}/brand',
  '/{}/product/{}',
  '/language/{}/feed.xml',
  '/language/{}/manifest.webmanifest',
  '/sitemap/{}/{}',
  '/media/{}',
  '/media/w/320/{}.webp',
  '/media/{}/{}/{}',
  '/assets/{}',
  '/favicon.ico',
  '/{}',
];

const PREFIXES = ['', '', '/fr', '/ar', '/en', '/xx', '/', '//evil.test', '/..', '/./', '/%2f'];
const ENDINGS = ['', '', '', '/', '//', '.data', '/.data', '/_root.data', '?', '%2f', '/..%2f'];

/** Addresses elsewhere, in every dress that a browser may take for one. */
export const ELSEWHERE = [
  'https://evil.test',
  'https:evil.test',
  'http:/evil.test',
  '//evil.test',
  '///evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  '/\t/evil.test',
  '\t//evil.test',
  '/\n/evil.test',
  '/./\\evil.test',
  '/.//evil.test',
  '/fr/..//evil.test',
  '/fr//evil.test',
  '/en//evil.test',
  '/en/\\evil.test',
  '/%2f/evil.test',
  '/%5cevil.test',
  '//evil.test/%2e%2e',
  '//user@evil.test',
  '@evil.test',
  '.evil.test',
  'javascript:alert(1)',
  'data:text/html,x',
  '/\u3002evil.test',
  '//evil\u3002test',
  '/\u2215evil.test',
];

const encode = (text: string): string => encodeURIComponent(text.toWellFormed());

const wild: Arbitrary<string> = oneof(
  constantFrom(...HOSTILE_SEGMENTS),
  constantFrom('kettle', 'kitchen', '1', 'all', 'en', 'fr', 'help', 'home', 'products'),
  constantFrom(...ELSEWHERE).map(encode),
  hostileText.map(encode),
);

const pathOf = (pattern: string): Arbitrary<string> => {
  const [start = '', ...rest] = pattern.split('{}');
  return tuple(...rest.map((text) => wild.map((value) => value + text))).map((parts) =>
    [start, ...parts].join(''),
  );
};

const NAMES = [
  'to',
  'redirect',
  'code',
  'page',
  'q',
  'sort',
  'brand',
  'min',
  'token',
  'aside',
  '_routes',
];

const query: Arbitrary<string> = array(
  tuple(
    constantFrom(...NAMES),
    oneof(wild, constantFrom(...ELSEWHERE).map(encode), constantFrom('99999', 'fr', 'en')),
  ).map(([name, value]) => `${name}=${value}`),
  { maxLength: 3 },
).map((pairs) => (pairs.length > 0 ? `?${pairs.join('&')}` : ''));

const target: Arbitrary<string> = tuple(
  constantFrom(...PREFIXES),
  oneof(...PAGES.map(pathOf)),
  constantFrom(...ENDINGS),
  query,
).map((parts) => parts.join(''));

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

const form: Arbitrary<string> = array(
  tuple(
    constantFrom('intent', 'id', 'quantity', 'inventory_id', 'product_id', 'code', 'address'),
    oneof(wild, constantFrom('add', 'buy-now', 'remove', 'voucher', 'place', 'save', 'leave-out')),
  ).map((pair) => pair.join('=')),
  { maxLength: 5 },
).map((pairs) => pairs.join('&'));

const MULTIPART = { 'content-type': 'multipart/form-data; boundary=b' };

const reading = record({
  method: constantFrom('GET', 'GET', 'GET', 'HEAD', 'OPTIONS'),
  target,
  headers: oneof(constant({}), constantFrom(...HOSTILE_HEADERS)),
  body: constant(undefined),
});

const writing = record({
  method: constantFrom('POST', 'POST', 'POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND'),
  target,
  headers: tuple(
    constantFrom<Record<string, string>>(FORM, FORM, MULTIPART),
    oneof(constant({}), constantFrom(...HOSTILE_HEADERS)),
  ).map(([typed, hostile]) => ({ ...typed, ...hostile })),
  body: oneof(form, constantFrom('', '--b', '--b\r\n\r\n', '--b--', '%', '\0', '{"a":')),
});

/** Visits to pages, forms, pictures and files that no browser would pay. */
export const wildVisits: Arbitrary<WildVisit> = oneof(
  { weight: 3, arbitrary: reading },
  { weight: 1, arbitrary: writing },
);
