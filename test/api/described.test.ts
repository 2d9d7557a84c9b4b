import { expect, test } from 'vitest';
import { z } from 'zod';
import { ENDPOINTS } from '#contract/all.ts';
import { endpoint } from '#contract/endpoint.ts';
import { refusalsOf, UNDECLARED } from '#api/http/declared-refusals.ts';
import { implement } from '#api/http/implement.ts';
import { openApi, operationOf } from '#api/http/openapi/openapi.ts';
import { fail, refuse, type Reply } from '#api/http/reply.ts';
import { requireDescribed, testApp } from '#test/app.ts';
import { bareApp } from '#test/bare-app.ts';
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

test('whatever a call may refuse is in the document, with its status, name and English text', async () => {
  // A raw call answers as its sender expects, by statuses alone.
  for (const [name, endpoint] of Object.entries(ENDPOINTS).filter(([, { raw }]) => !raw))
    for (const [status, keys] of Object.entries(refusalsOf(endpoint)))
      for (const key of keys ?? []) {
        const { responses } = openApi().paths[endpoint.path]?.[endpoint.method.toLowerCase()] ?? {};
        const { description = '' } = responses?.[status === '201' ? '200' : status] ?? {};
        const said = String(description).match(`- \`${key}\`: (.+)`)?.[1];
        expect(said, `${name} ${status} ${key}`).toMatch(/ /);
      }
  const page = await (await shop.request('/docs')).text();
  const order = page.slice(page.indexOf('<section id="placeOrder"'));
  expect(order.slice(0, order.indexOf('</section>'))).toContain('404 address.notFound');
});

test('a call that takes files is described with its limits, and a raw one with its own statuses', () => {
  const parts = { method: 'POST', path: '/thing', summary: 'For this test' } as const;
  const { requestBody, responses } = operationOf(
    'saveThing',
    endpoint({
      ...parts,
      json: z.object({ note: z.string() }),
      files: { fields: ['image'], kinds: ['jpeg'], count: 2, bytesPerFile: 50, bytesInAll: 90 },
      data: z.object({}),
    }),
  );
  const form = requestBody?.content['multipart/form-data']?.schema;
  expect(form).toMatchObject({
    properties: { note: { type: 'string' }, image: { type: 'array' } },
  });
  expect(form?.['description']).toBe('Files (jpeg): at most 2, of 50 bytes each and 90 in all');
  expect(JSON.stringify(responses['200'])).toContain('upload.wrongKind');
  expect(JSON.stringify(responses['413'])).toContain('upload.tooLarge');
  const hook = endpoint({ ...parts, raw: { bytes: 9, statuses: [202, 409] }, data: z.undefined() });
  expect(Object.keys(operationOf('hear', hook).responses)).toEqual(['202', '409']);
});

test('a call that refuses what it does not declare fails the test that asks it', async () => {
  const thing = endpoint({
    method: 'GET',
    path: '/thing',
    summary: 'For this test',
    cache: 'personal',
    refusals: { 201: ['cart.full'], 410: ['order.notFound'] },
    data: z.object({}),
  });
  const answering = async (reply: Reply<Record<string, never>>) => {
    const { app, deps, errors } = bareApp(db);
    implement(app, deps, thing, async () => reply);
    const { status } = await app.request('/thing');
    return [status, ...errors.map(({ message }) => message)];
  };
  expect(await answering(refuse('cart.full'))).toEqual([200]);
  expect(await answering(fail(410, 'order.notFound'))).toEqual([410]);
  expect(await answering(fail(429, 'api.tooMany'))).toEqual([429]);
  expect(await answering(refuse('cart.lineGone'))).toContain(UNDECLARED);
  // The same message with another status is another refusal.
  expect(await answering(fail(404, 'cart.full'))).toContain(UNDECLARED);
});
