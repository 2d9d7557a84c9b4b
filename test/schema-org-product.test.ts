import { expect, test } from 'vitest';
import { getProduct } from '#contract/catalogue/product.ts';
import { testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { addAttribute, addProduct } from '#test/factories.ts';
import { productData } from '#web/lib/seo/schema-org-product.server.ts';

const db = await testDatabase();
const shop = testApp(db);

/**
 * What search engines are told of a product that comes in so many sizes, each dearer than the last;
 * of the sizes at these places there is some left.
 */
const toldOf = async (sizes: number, left: readonly number[]) => {
  const names = Array.from({ length: sizes }, (_, at) => `Size ${at + 1}`);
  const size = await addAttribute(db, 'Size', names);
  const { id } = await addProduct(db, `Coat in ${sizes} sizes`, {
    variants: size.values.map((value, at) => ({
      values: { [size.id]: value },
      price: 5000 + at * 50,
      quantity: left.includes(at) ? 1 : 0,
    })),
  });
  const { data } = await shop.call(getProduct, { params: { id: String(id) } });
  return productData(data.product, 'https://shop.example/coat', {
    origin: 'https://shop.example',
    setting: { currency: 'USD', currency_icon: '$', currency_position: 1 },
    pictures: '/media/',
    country: 'US',
    reviews: [],
  });
};

test('of more variants than search engines would read, the prices that can be paid are told', async () => {
  const told = await toldOf(25, [1, 2, 4]);
  expect(told).toMatchObject({
    '@type': 'Product',
    name: 'Coat in 25 sizes',
    offers: {
      '@type': 'AggregateOffer',
      url: 'https://shop.example/coat',
      lowPrice: '50.50',
      highPrice: '52.00',
      offerCount: 3,
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
    },
  });
  expect(told).not.toHaveProperty('hasVariant');
});

test('where all of them are sold out, all are told, as sold out', async () => {
  expect(await toldOf(25, [])).toMatchObject({
    offers: {
      lowPrice: '50.00',
      highPrice: '62.00',
      offerCount: 25,
      availability: 'https://schema.org/OutOfStock',
    },
  });
});

test('of fewer, each is told with its own price and whether there is any', async () => {
  const told = await toldOf(24, [0]);
  expect(told).toMatchObject({ '@type': 'ProductGroup' });
  expect(told).toHaveProperty('hasVariant.length', 24);
  expect(told).toHaveProperty('hasVariant.23.offers.price', '61.50');
  expect(told).toHaveProperty('hasVariant.23.offers.availability', 'https://schema.org/OutOfStock');
});

test('how variants are delivered and taken back is told with the first, and named by the others', async () => {
  const told = await toldOf(3, [0, 1, 2]);
  const [first, ...others] = told.hasVariant ?? [];
  const { shippingDetails = [], hasMerchantReturnPolicy } = first?.offers ?? {};
  expect(shippingDetails).toMatchObject([{ '@type': 'OfferShippingDetails' }]);
  expect(hasMerchantReturnPolicy).toMatchObject({ '@type': 'MerchantReturnPolicy' });
  expect(others).toHaveLength(2);
  for (const { offers } of others) {
    expect(offers.shippingDetails).toEqual(shippingDetails.map(({ '@id': id }) => ({ '@id': id })));
    expect(offers.hasMerchantReturnPolicy).toEqual({ '@id': hasMerchantReturnPolicy?.['@id'] });
  }
});
