import { expect, test } from 'vitest';
import { ENDPOINTS } from '#contract/all.ts';
import { openApi } from '#api/http/openapi.ts';
import { requireDescribed } from '#test/answers.ts';
import { testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';

const db = await testDatabase();
const shop = testApp(db);

const CALLS = [
  'GET /common',
  'GET /home',
  'GET /categories',
  'GET /brands',
  'GET /all',
  'GET /products',
  'GET /product/{id}',
  'GET /reviews/{id}',
  'GET /suggested-products/{id}',
  'GET /page/{slug}',
  'GET /localization',
  'GET /countries-phones',
  'GET /cart/by-user',
  'POST /cart/action',
  'POST /cart/change',
  'DELETE /cart/delete',
  'POST /cart/buy-now',
  'GET /payment-gateway',
  'POST /order/action',
  'POST /order/by-user',
  'GET /vouchers',
  'POST /voucher/validity',
  'POST /order/reorder',
  'POST /track-order',
  'GET /track-order',
  'POST /cancellation/cancel-order',
  'GET /cancellation/find/{id}',
  'GET /user/address/all',
  'POST /user/address/action',
  'DELETE /user/address/delete',
];

test.each(CALLS)('%s is described', (call) => {
  const [method = '', path = ''] = call.split(' ');
  const operation = openApi().paths[path]?.[method.toLowerCase()];
  expect(operation?.summary).toBeTruthy();
  expect(operation?.responses).toHaveProperty('200');
});

test('every declared call is bound: none answers that it does not exist', async () => {
  for (const { method, path } of Object.values(ENDPOINTS)) {
    const unused = { method: 'PUT' };
    const response = await shop.request(path.replaceAll(/\{\w+\}/g, '1'), unused);
    expect(response.status, path).toBe(405);
    const asked = await shop.request(path.replaceAll(/\{\w+\}/g, '999999'), { method });
    expect(
      shop.api.routes.some((route) => route.path.endsWith(path.replaceAll(/\{(\w+)\}/g, ':$1'))),
    ).toBe(true);
    expect(asked.status, path).toBeLessThan(500);
  }
});

test('the document is served, and names the 201 rule, the token, the language and the key', async () => {
  const response = await shop.request('/openapi.json');
  expect(response.headers.get('content-type')).toContain('application/json');
  const document = (await response.json()) as ReturnType<typeof openApi>;
  expect(document.openapi).toBe('3.1.0');
  expect(String(document.info['description'])).toContain('201');
  expect(document.components['securitySchemes']).toHaveProperty('token');
  const order = document.paths['/order/action']?.['post'];
  expect(order?.security).toEqual([{ token: [] }]);
  expect(JSON.stringify(order?.parameters)).toContain('idempotencyKey');
  expect(JSON.stringify(order?.parameters)).toContain('language');
});

test('the page to read lists every call, needs no script and asks no other host', async () => {
  const response = await shop.request('/docs');
  const page = await response.text();
  expect(response.headers.get('content-type')).toContain('text/html');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  for (const call of CALLS) expect(page).toContain(`/api/v1${call.split(' ')[1]}`);
  expect(page).not.toMatch(/<script|src="|href="http|@import|url\(/);
});

test('an answer that breaks its description is noticed', async () => {
  const asked = new Request('http://shop.test/api/v1/vouchers');
  const wrong = Response.json({ status: 200, message: '', data: { vouchers: [{ id: 5 }] } });
  await expect(requireDescribed(asked, wrong)).rejects.toThrow('against its description');
  const missing = Response.json({ status: 404, data: null }, { status: 404 });
  await expect(requireDescribed(asked, missing)).rejects.toThrow('against its description');
});
