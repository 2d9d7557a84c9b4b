import { expect, type APIRequestContext } from '@playwright/test';
import { test } from './test.ts';
import type { CommonData } from '#contract/shop/common.ts';
import type { ListingData } from '#contract/catalogue/listing.ts';
import type { ProductDetail } from '#contract/catalogue/product.ts';
import type { PageOf } from '#contract/page.ts';
import type { StoreOverview } from '#contract/stores/store.ts';
import { languageCodes, type LanguageCode } from '#i18n/languages.ts';
import { makePaths } from '#web/lib/paths/paths.ts';
import { leadsTo, readHead, readIndexed } from './head.ts';

const en = makePaths('en');

const ask = async <Data>(
  request: APIRequestContext,
  path: string,
  language: LanguageCode = 'en',
): Promise<Data> => {
  const answer = await request.get(`/api/v1${path}`, { headers: { language } });
  return ((await answer.json()) as { data: Data }).data;
};

const askListing = (request: APIRequestContext, query = '', language: LanguageCode = 'en') =>
  ask<ListingData>(request, `/all${query}`, language);

const askProduct = async (request: APIRequestContext, id: string, language?: LanguageCode) =>
  (await ask<{ product: ProductDetail }>(request, `/product/${id}`, language)).product;

/** The first product of the shop's first pages that is as wished. */
const findProduct = async (
  request: APIRequestContext,
  wished: (product: ProductDetail) => boolean,
): Promise<ProductDetail> => {
  for (let page = 1; page <= 10; page += 1) {
    const { products } = await askListing(request, `?page=${page}`);
    for (const { id } of products.result) {
      const product = await askProduct(request, id);
      if (wished(product)) return product;
    }
  }
  throw new Error('The demo shop has no such product.');
};

/** A page of each kind. */
const somePaths = async (request: APIRequestContext): Promise<string[]> => {
  const { categories } = await ask<CommonData>(request, '/common');
  const [category] = categories;
  if (!category?.public_sub_categories[0]) throw new Error('The demo shop has no categories.');
  const { products, facets } = await askListing(request);
  const stores = await ask<PageOf<StoreOverview>>(request, '/store');
  const [card] = products.result;
  const [brand] = facets.brands;
  const [collection] = facets.collections;
  const [store] = stores.result;
  if (!card || !brand || !collection || !store) throw new Error('The demo shop is empty.');
  return [
    en.home(),
    en.categories(),
    en.brands(),
    en.stores(),
    en.flashSales(),
    en.sitemap(),
    en.page('privacy'),
    en.page('faq'),
    en.category(category.slug),
    en.subCategory(category.slug, category.public_sub_categories[0].slug),
    `${en.category(category.slug)}?page=2`,
    en.brand(brand),
    en.collection(collection),
    en.store(store.slug),
    en.product(card),
  ];
};

test('every kind of page has a title and a description of its own, and says where it stands', async ({
  request,
  baseURL,
}) => {
  const heads = [];
  for (const path of await somePaths(request)) {
    const head = await readIndexed(request, path);
    expect(head.canonical, path).toBe(`${baseURL}${path}`);
    expect(Object.keys(head.alternates), path).toEqual([...languageCodes, 'x-default']);
    expect(head.alternates['en'], path).toBe(head.canonical);
    expect(head.alternates['x-default'], path).toBe(head.canonical);
    expect(head.meta['description']?.length, path).toBeGreaterThan(20);
    heads.push(head);
  }
  const twice = (texts: (string | undefined)[]) =>
    texts.filter((text, at) => texts.indexOf(text) !== at);
  expect(twice(heads.map(({ title }) => title))).toEqual([]);
  const first = heads.filter(({ url }) => !url.includes('page='));
  expect(twice(first.map(({ meta }) => meta['description']))).toEqual([]);
});

test('the page in another language is where the first one says, and leads back', async ({
  request,
  baseURL,
}) => {
  for (const path of await somePaths(request)) {
    const { alternates } = await readHead(request, path);
    for (const code of languageCodes) {
      const there = await readHead(request, (alternates[code] ?? '').replace(baseURL ?? '', ''));
      expect(there.status, alternates[code]).toBe(200);
      expect(there.html).toContain(`<html lang="${code}"`);
      expect(there.alternates).toEqual(alternates);
    }
  }
});

test('filtered, sorted and searched pages are not indexed, and their links are followed', async ({
  request,
}) => {
  const { categories } = await ask<CommonData>(request, '/common');
  const category = en.category(categories[0]?.slug ?? '');
  const paths = [
    `${category}?rating=4`,
    `${category}?min=5&max=50`,
    `${category}?sort=price_asc`,
    `${category}?in_stock=1&page=2`,
    en.search('lamp'),
    en.search(),
  ];
  for (const path of paths) {
    const { meta, canonical, status } = await readHead(request, path);
    expect([path, status, meta['robots'], canonical]).toEqual([
      path,
      200,
      'noindex,follow',
      undefined,
    ]);
  }
});

test('the cart may be found, as the empty one that it is to a stranger', async ({
  request,
  baseURL,
}) => {
  const { canonical, meta } = await readIndexed(request, en.cart());
  expect(canonical).toBe(`${baseURL}${en.cart()}`);
  expect(meta['description']?.length).toBeGreaterThan(20);
});

test('what advertisers add to an address does not make another page of it', async ({ request }) => {
  const { categories } = await ask<CommonData>(request, '/common');
  const category = en.category(categories[0]?.slug ?? '');
  const plain = await readIndexed(request, category);
  const tagged = await readIndexed(request, `${category}?utm_source=letter&gclid=1`);
  expect(tagged.canonical).toBe(plain.canonical);
});

test('shared links show a picture that is there, in the frame that networks expect', async ({
  request,
}) => {
  for (const path of await somePaths(request)) {
    const { meta, title } = await readHead(request, path);
    expect(meta['twitter:card']).toBe('summary_large_image');
    expect([meta['og:image:width'], meta['og:image:height']]).toEqual(['1200', '630']);
    expect(title).toContain(meta['og:image:alt']);
    const picture = await request.get(meta['og:image'] ?? '');
    expect([picture.status(), picture.headers()['content-type']], meta['og:image']).toEqual([
      200,
      'image/jpeg',
    ]);
  }
});

test('search engines are told what a product costs, where it goes and how it comes back', async ({
  request,
  baseURL,
}) => {
  const product = await findProduct(
    request,
    ({ inventory, refundable, shipping_rule }) =>
      inventory.length === 1 && refundable && shipping_rule.places.some(({ type }) => type === 1),
  );
  const { structured, canonical } = await readIndexed(request, en.product(product));
  const { Product: told, BreadcrumbList: trail } = structured;
  expect(told).toMatchObject({ name: product.title, url: canonical });
  expect(told.image[0]).toContain(`${baseURL}/media/1280/`);
  expect(told.offers).toMatchObject({
    price: (product.current / 100).toFixed(2),
    priceCurrency: 'USD',
    availability: `https://schema.org/${product.in_stock ? 'InStock' : 'OutOfStock'}`,
    hasMerchantReturnPolicy: { merchantReturnDays: product.return_days },
  });
  expect(told.offers.shippingDetails[0].shippingRate.currency).toBe('USD');
  expect(trail.itemListElement.at(-1)).toMatchObject({ name: product.title, item: canonical });
});

test('every variant of a product is told with its price and its own address', async ({
  request,
}) => {
  const product = await findProduct(request, ({ inventory }) => inventory.length > 1);
  const { structured } = await readIndexed(request, en.product(product));
  const { ProductGroup: told } = structured;
  expect(told.productGroupID).toBe(product.id);
  expect(told.hasVariant).toHaveLength(product.inventory.length);
  for (const [at, variant] of product.inventory.entries()) {
    const { offers, sku } = told.hasVariant[at];
    expect([sku, offers.price]).toEqual([variant.sku, (variant.price / 100).toFixed(2)]);
    const its = await request.get(offers.url);
    expect(its.status()).toBe(200);
  }
});

test('in a flash sale the price is told with its end and the price before', async ({ request }) => {
  const product = await findProduct(request, ({ end_time }) => end_time !== null);
  const { structured } = await readIndexed(request, en.product(product));
  const told = structured['Product'] ?? structured['ProductGroup'].hasVariant[0];
  expect(told.offers.priceValidUntil).toBe(product.end_time);
  expect(Number(told.offers.priceSpecification.price)).toBeGreaterThan(Number(told.offers.price));
});

test('reviews that the page shows are told with the rating of all of them', async ({ request }) => {
  const product = await findProduct(request, ({ rating_summary: { count } }) => count > 2);
  const { structured, html } = await readIndexed(request, en.product(product));
  const told = structured['Product'] ?? structured['ProductGroup'];
  expect(told.aggregateRating).toMatchObject({
    ratingValue: product.rating_summary.average,
    reviewCount: product.rating_summary.count,
  });
  expect(told.review.length).toBeGreaterThan(0);
  for (const { author } of told.review) expect(html).toContain(author.name);
});

test('listings tell their products, and the home page how to search', async ({
  request,
  baseURL,
}) => {
  const { categories } = await ask<CommonData>(request, '/common');
  const category = await readHead(request, en.category(categories[0]?.slug ?? ''));
  const { ItemList: list } = category.structured;
  expect(list.itemListElement).toHaveLength(24);
  expect((await request.get(list.itemListElement[0].url)).status()).toBe(200);

  const { structured } = await readHead(request, en.home());
  expect(structured['Organization'].logo).toBe(`${baseURL}/media/shop/icon-512.png`);
  const template: string = structured['WebSite'].potentialAction.target.urlTemplate;
  const found = await request.get(template.replace('{search_term_string}', 'lamp'));
  expect(found.status()).toBe(200);
  expect(await found.text()).toContain('lamp');
});

test('what is not there answers 404, in every language', async ({ request }) => {
  for (const code of languageCodes) {
    const its = makePaths(code);
    const paths = [
      its.category('no-such-thing'),
      its.subCategory('no-such-thing', 'nor-this'),
      its.store('no-such-thing'),
      its.page('no-such-thing'),
      its.product({ slug: 'no-such-thing', id: '999999999' }),
      its.product({ slug: 'no-such-thing', id: 'abc' }),
      its.brand({ slug: 'no-such-thing', id: '999999999' }),
      its.collection({ slug: 'no-such-thing', id: '999999999' }),
      its.flashSale('999999999'),
      `${its.home() === '/' ? '' : its.home()}/no-such-thing`,
    ];
    for (const path of paths) {
      const { status, html } = await readHead(request, path);
      expect([path, status]).toEqual([path, 404]);
      expect(html).toContain(`<html lang="${code}"`);
    }
  }
});

test('a wrong slug, or the slug of another language, leads to the right address for good', async ({
  request,
}) => {
  const { products } = await askListing(request);
  const card = products.result[0];
  if (!card) throw new Error('The demo shop is empty.');
  const product = await askProduct(request, card.id);
  const right = en.product(product);
  const slugs = ['wrong', product.slugs['fr'] ?? '', product.slugs['ar'] ?? ''];
  for (const slug of slugs)
    expect(await leadsTo(request, en.product({ slug, id: product.id }))).toEqual([301, right]);

  const french = makePaths('fr');
  const frenchSlug = product.slugs['fr'] ?? '';
  expect(await leadsTo(request, french.product(product))).toEqual([
    301,
    french.product({ slug: frenchSlug, id: product.id }),
  ]);
  expect(await leadsTo(request, `/en${right}`)).toEqual([301, right]);

  const { categories } = await ask<CommonData>(request, '/common');
  const english = categories[0];
  const { categories: frenchOnes } = await ask<CommonData>(request, '/common', 'fr');
  const its = frenchOnes.find(({ id }) => id === english?.id);
  expect(await leadsTo(request, en.category(its?.slug ?? ''))).toEqual([
    301,
    en.category(english?.slug ?? ''),
  ]);
});
