import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { createShop } from './shop.ts';

const asked: string[] = [];
const shop = createShop({
  api: async (request) => {
    asked.push(`${request.method} ${new URL(request.url).pathname} ${await request.text()}`);
    return new Response(null, { status: 303, headers: { location: 'https://souk.test/' } });
  },
  media: new Hono(),
  shopIcons: new Hono(),
  themeFiles: new Hono(),
  files: (_, next) => next(),
  storefront: () => new Response('page'),
});

const post = (path: string) =>
  shop(
    new Request(`https://souk.test${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'https://api.razorpay.com',
        'sec-fetch-site': 'cross-site',
      },
      body: 'razorpay_order_id=order_1',
    }),
    {},
  );

test('a provider’s form reaches its callback from another site, and no page', async () => {
  expect((await post('/razorpay-callback')).status).toBe(303);
  expect((await post('/api/v1/payment/callback/iyzico')).status).toBe(303);
  expect(asked).toEqual([
    'POST /api/v1/payment/callback/razorpay razorpay_order_id=order_1',
    'POST /api/v1/payment/callback/iyzico razorpay_order_id=order_1',
  ]);
  expect((await post('/cart')).status).toBe(403);
  expect(asked).toHaveLength(2);
});
