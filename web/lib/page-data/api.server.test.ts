import { endpoint } from '#contract/endpoint.ts';
import type { ApiRequest } from '#contract/api-request.ts';
import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { call, load } from './api.server.ts';
import {
  apiContext,
  visitContext,
  type CallApi,
  type Visit,
} from '#web/lib/visit/context.server.ts';

const thing = endpoint({
  method: 'POST',
  path: '/thing/{id}',
  summary: 'A thing',
  params: z.object({ id: z.string() }),
  query: z.object({ brand: z.array(z.string()).optional(), page: z.number().optional() }),
  json: z.object({ quantity: z.number() }),
  data: z.object({ name: z.string(), user_token: z.string().optional() }),
});
const readThing = endpoint({
  method: 'GET',
  path: '/thing',
  summary: 'A thing',
  data: z.object({ name: z.string() }),
});
const input = { params: { id: 'a/b' }, query: { brand: ['1', '2'] }, json: { quantity: 2 } };

const visitor = (api: CallApi, visit: Partial<Visit> = {}) => {
  const context = new RouterContextProvider();
  context.set(apiContext, api);
  context.set(visitContext, {
    language: 'fr',
    guestToken: undefined,
    sessionToken: undefined,
    profile: undefined,
    userAgent: undefined,
    hasOrdered: false,
    secure: false,
    answerHeaders: new Headers(),
    ...visit,
  });
  return { context };
};
const answering =
  (status: number, data: unknown, message = 'm'): CallApi =>
  async () => ({ status, message, data, retryAfter: undefined });

test('the call carries path, query, body, language, token and key', async () => {
  const asked: ApiRequest[] = [];
  const api: CallApi = async (question) => {
    asked.push(question);
    return { status: 200, message: 'ok', data: { name: 'x' }, retryAfter: undefined };
  };
  await call(visitor(api, { guestToken: 'T' }), thing, { ...input, idempotencyKey: 'K' });
  expect(asked).toMatchObject([
    {
      method: 'POST',
      path: '/thing/{id}',
      params: { id: 'a/b' },
      json: { quantity: 2 },
      language: 'fr',
      token: 'T',
      idempotencyKey: 'K',
    },
  ]);
  expect(asked[0]?.query.toString()).toBe('brand=1&brand=2');
});

test('a refused form is a value with its first message', async () => {
  const refusal = { form: ['Trop peu.', 'x'], fields: { quantity: 'Trop peu.' } };
  expect(await call(visitor(answering(201, refusal)), thing, input)).toEqual({
    ok: false,
    status: 201,
    form: ['Trop peu.', 'x'],
    fields: { quantity: 'Trop peu.' },
    message: 'Trop peu.',
  });
});

test.each([401, 404, 409, 429])('a write that meets status %i is a value too', async (status) => {
  const answer = await call(visitor(answering(status, null)), thing, input);
  expect(answer).toMatchObject({ ok: false, status, message: 'm' });
});

test.each([401, 403])('a read whose token is refused with %i is a value too', async (status) => {
  const asker = visitor(answering(status, null));
  expect(await call(asker, readThing)).toMatchObject({ ok: false, status });
  await expect(load(asker, readThing)).rejects.toMatchObject({ init: { status: 404 } });
});

test.each([
  [404, 404, 'Cette page est introuvable'],
  [400, 400, 'm'],
  [429, 429, 'm'],
  [500, 503, 'Le service est momentanément indisponible.'],
])('a read that meets status %i ends the page with %i', async (status, shown, message) => {
  const asking = load(visitor(answering(status, null)), readThing);
  await expect(asking).rejects.toMatchObject({ data: { message }, init: { status: shown } });
});

test('an API that is down ends the page with 503', async () => {
  const down = visitor(() => Promise.reject(new Error('refused')));
  await expect(call(down, thing, input)).rejects.toMatchObject({ init: { status: 503 } });
});

test('a new guest token speaks for the next call', async () => {
  const args = visitor(answering(200, { name: 'x', user_token: 'abcdefghijklmnopqr' }));
  await call(args, thing, input);
  expect(args.context.get(visitContext).guestToken).toBe('abcdefghijklmnopqr');
});
