import { connect } from 'node:net';
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { implement } from '#api/http/implement.ts';
import { answerRaw, ok } from '#api/http/reply.ts';
import type { ApiRequest } from '#contract/api-request.ts';
import { endpoint } from '#contract/endpoint.ts';
import { translator } from '#i18n/messages.ts';
import { LIMITS } from '#server/connection-limits.ts';
import { listen } from '#server/listen.ts';
import { remoteApi } from '#server/remote-api.ts';
import { withTimeout } from '#server/request-timeout.ts';
import { bareApp } from '#test/bare-app.ts';
import { testDatabase } from '#test/database.ts';

const db = await testDatabase();
const { app: root, deps, errors } = bareApp(db);
const app = root.basePath('/api/v1');

const rule = { fields: ['image'], count: 2, bytesPerFile: 100_000, bytesInAll: 150_000 };
const savePicture = endpoint({
  method: 'POST',
  path: '/picture',
  summary: 'For this test',
  json: z.object({ note: z.string().max(50), tag: z.array(z.string()).optional() }),
  files: { ...rule, kinds: ['jpeg', 'png'] },
  data: z.record(z.string(), z.unknown()),
});
const saveFilm = endpoint({
  method: 'POST',
  path: '/film',
  summary: 'For this test',
  files: { ...rule, kinds: ['jpeg'], bytesPerFile: 4_000_000, bytesInAll: 4_000_000 },
  data: z.record(z.string(), z.unknown()),
});
const receive = endpoint({
  method: 'POST',
  path: '/webhook',
  summary: 'For this test',
  cache: 'personal',
  raw: { bytes: 1_000, statuses: [202, 204, 409] },
  data: z.undefined(),
});

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

implement(app, deps, savePicture, async ({ json, files }) =>
  ok({ json, files: files.map(({ field, kind, bytes }) => [field, kind, hashOf(bytes)]) }),
);
implement(app, deps, saveFilm, async ({ files }) => ok({ count: files.length }));
implement(app, deps, receive, async ({ raw: { bytes, headers } }) => {
  if (bytes.length === 0) return answerRaw(204);
  const signed = `${headers.get('x-signature')} ${hashOf(bytes)}`;
  return bytes[0] === 0xff ? answerRaw(409, signed) : answerRaw(202, signed);
});

const JPEG = [0xff, 0xd8, 0xff, 0xe0];
const file = (length: number, start = JPEG): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(length).map((_, index) => (index * 31) % 251);
  bytes.set(start);
  return bytes;
};

type Part = { name: string; filename?: string; type?: string; bytes: Uint8Array | string };

const HEAD = (part: Part): string =>
  [
    `--B\r\ncontent-disposition: form-data; name="${part.name}"`,
    ...(part.filename === undefined ? [] : [`; filename="${part.filename}"`]),
    ...(part.type === undefined ? [] : [`\r\ncontent-type: ${part.type}`]),
    '\r\n\r\n',
  ].join('');

const formOf = (...parts: Part[]): Buffer<ArrayBuffer> =>
  Buffer.concat([
    ...parts.flatMap((part) => [
      Buffer.from(HEAD(part)),
      Buffer.from(part.bytes as string),
      Buffer.from('\r\n'),
    ]),
    Buffer.from('--B--\r\n'),
  ]);

const note: Part = { name: 'note', bytes: 'Hello' };
const image = (bytes: Uint8Array | string, filename = 'a.jpg'): Part => ({
  name: 'image',
  filename,
  type: 'image/jpeg',
  bytes,
});

type Sent = {
  path?: string;
  language?: string;
  type?: string;
  from?: string;
};

const send = async (
  body: BodyInit,
  { path = '/picture', language = 'en', type, from }: Sent = {},
) => {
  const headers = { language, 'content-type': type ?? 'multipart/form-data; boundary=B' };
  const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
  const response = await root.request(`/api/v1${path}`, init, {
    ...(from !== undefined && { clientAddress: from }),
  });
  const answer = (await response.json()) as { status: number; message: string; data: unknown };
  return { http: response.status, headers: response.headers, ...answer };
};

/** A body in pieces of this size; `each` is called before each. */
const inPieces = (
  bytes: Uint8Array<ArrayBuffer>,
  size: number,
  each: () => void = () => {},
): ReadableStream => {
  let at = 0;
  return new ReadableStream({
    pull: (controller) => {
      each();
      if (at >= bytes.length) return controller.close();
      controller.enqueue(bytes.slice(at, at + size));
      at += size;
    },
  });
};

test('a form with files arrives whole, in whatever pieces it comes', async () => {
  const png = file(5_000, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const jpeg = file(90_000);
  const tags: Part[] = ['one', 'zwei ☕'].map((bytes) => ({ name: 'tag', bytes }));
  const form = formOf(image(jpeg), note, ...tags, image(png, 'b.html'));
  const expected = {
    json: { note: 'Hello', tag: ['one', 'zwei ☕'] },
    files: [
      ['image', 'jpeg', hashOf(jpeg)],
      ['image', 'png', hashOf(png)],
    ],
  };
  expect(await send(form)).toMatchObject({ status: 200, data: expected });
  for (const size of [1, 7, 64, 16_384, 65_536])
    expect(await send(inPieces(form, size))).toMatchObject({ status: 200, data: expected });
});

test('a field of files that was left empty is no file, and JSON without files will do', async () => {
  const empty = await send(formOf(note, { ...image('', ''), type: 'application/octet-stream' }));
  expect(empty).toMatchObject({ status: 200, data: { files: [] } });
  const json = await send('{"note":"Hello"}', { type: 'application/json' });
  expect(json).toMatchObject({ status: 200, data: { json: { note: 'Hello' }, files: [] } });
});

test('a file that is too large, one too many or another kind than allowed is refused in words', async () => {
  const refusedBy = async (...parts: Part[]) => {
    const { status, data } = await send(formOf(note, ...parts), { language: 'tr' });
    return [status, (data as { fields?: Record<string, string> }).fields?.['image']];
  };
  const t = translator('tr');
  expect(await refusedBy(image(file(100_001)))).toEqual([201, t('upload.tooLarge', { size: 100 })]);
  const small = image(file(100));
  expect(await refusedBy(small, small, small)).toEqual([201, t('upload.tooMany', { count: 2 })]);
  const wrong = [201, t('upload.wrongKind', { kinds: 'JPEG veya PNG' })];
  expect(await refusedBy(image('<html><script>alert(1)</script>'))).toEqual(wrong);
  expect(await refusedBy(image('%PDF-1.7'))).toEqual(wrong);
  expect(await refusedBy(image('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toEqual(wrong);
});

test('more than all files together is 413, told or not, and no more of it is read', async () => {
  const two = formOf(note, image(file(90_000)), image(file(90_000)));
  expect((await send(two)).http).toBe(413);
  expect((await send(inPieces(two, 8_000))).http).toBe(413);
  let sent = 0;
  const endless = new ReadableStream({
    pull: (controller) => {
      controller.enqueue(sent === 0 ? Buffer.from(HEAD(image(''))) : Buffer.from(file(10_000)));
      sent += 10_000;
    },
  });
  expect((await send(endless)).http).toBe(413);
  expect(sent).toBeLessThan(800_000);
  const texts = Array.from({ length: 300 }, (): Part => ({ name: 'tag', bytes: 'x' }));
  expect((await send(formOf(note, ...texts))).http).toBe(413);
  expect((await send(formOf(note, { name: 'tag', bytes: 'x'.repeat(120_000) }))).http).toBe(413);
});

test('what is no form, half of one or no text is 400, and what is no form at all 415', async () => {
  const form = formOf(note, image(file(20_000)));
  for (const end of [0, 1, 20, 60, 1_000, form.length - 8, form.length - 4])
    expect((await send(form.subarray(0, end))).http, `${end}`).toBe(400);
  const boundary = (text: string) => ({ type: `multipart/form-data; boundary=${text}` });
  for (const type of [boundary('C'), boundary(''), boundary('B'.repeat(71))])
    expect((await send(form, type)).http).toBe(400);
  expect((await send(form, { type: 'multipart/form-data' })).http).toBe(400);
  for (const type of ['multipart/mixed; boundary=B', 'text/plain', 'multipart/form-datax'])
    expect((await send(form, { type })).http).toBe(415);
  const wrongTexts = [Buffer.from([0xff, 0xfe]), Buffer.from('a\0b')];
  for (const bytes of wrongTexts)
    expect((await send(formOf({ name: 'note', bytes }))).http).toBe(400);
  expect((await send(formOf(note, { name: '', bytes: 'x' }))).http).toBe(400);
  expect((await send(formOf(note, { name: 'a'.repeat(5_000), bytes: 'x' }))).http).toBe(400);
  expect((await send(`--B\r\nx: ${'y'.repeat(10_000)}`)).http).toBe(400);
});

test('a file in a field that takes none is refused', async () => {
  const elsewhere = { ...image(file(100)), name: 'resume' };
  const { http, message } = await send(formOf(note, elsewhere));
  expect(http).toBe(400);
  expect(message).toContain('resume');
  expect((await send(formOf({ ...note, filename: 'note.txt' }))).http).toBe(400);
});

test('names that mean harm are names like any other', async () => {
  const names = ['__proto__', 'constructor', 'toString', '__proto__[admin]', 'a.prototype'];
  const sent = await send(formOf(note, ...names.map((name) => ({ name, bytes: 'yes' }))));
  expect(sent).toMatchObject({ status: 200, data: { json: { note: 'Hello' } } });
  expect(({} as Record<string, unknown>)['admin']).toBeUndefined();
  const injected = [
    'image"; filename="x',
    'a%0d%0aset-cookie: a=b',
    '../../etc/passwd',
    'a\r\nset-cookie: a=b\r\nx: "',
  ];
  for (const name of injected) {
    const { http, headers } = await send(formOf(note, { name, bytes: 'x' }));
    expect(http).toBeLessThan(500);
    expect(headers.get('set-cookie')).toBeNull();
  }
});

test('uploads that are held open bound what they take, and let others through', async () => {
  const taken = new Set<ReadableStreamDefaultController>();
  const begin = (from: string) => {
    const body = new ReadableStream({
      start: (controller) => {
        controller.enqueue(Buffer.from(HEAD(image(''))));
        controller.enqueue(Buffer.from(file(3_000_000)));
      },
      // More is asked for only when both pieces have been read.
      pull: (controller) => void taken.add(controller),
    });
    return send(body, { path: '/film', from });
  };
  const held = Array.from({ length: 22 }, () => begin('192.0.2.1'));
  await expect.poll(() => taken.size, { timeout: 10_000 }).toBe(22);
  const form = formOf(image(file(3_000_000)));
  const more = (from: string) => send(form, { path: '/film', from });
  expect(await more('192.0.2.1')).toMatchObject({ http: 503, status: 503 });
  expect((await more('192.0.2.1')).headers.get('retry-after')).toBe('5');
  expect(await more('192.0.2.2')).toMatchObject({ status: 200 });
  // Those who were cut off give back what they held.
  for (const controller of taken) controller.error(new Error('gone'));
  for (const one of await Promise.all(held)) expect(one.http).toBe(400);
  expect(await more('192.0.2.1')).toMatchObject({ status: 200 });
});

test('many uploads at once are all taken, one after the other', async () => {
  const body = formOf(image(file(3_900_000)));
  const visitors = Array.from({ length: 20 }, (_, at) => `198.51.100.${at}`);
  const answers = visitors.map((from) => send(body, { path: '/film', from }));
  for (const { http } of await Promise.all(answers)) expect(http).toBe(200);
});

test('an upload that is coming in lies in no file that anybody could open', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'souk-test-'));
  vi.stubEnv('TMPDIR', folder);
  onTestFinished(async () => {
    vi.unstubAllEnvs();
    await rm(folder, { recursive: true });
  });
  const form = formOf(image(file(3_000_000)));
  const seen: string[][] = [];
  const body = inPieces(form, 100_000, () => seen.push(readdirSync(folder)));
  expect(await send(body, { path: '/film' })).toMatchObject({ status: 200 });
  expect(seen.length).toBeGreaterThan(20);
  expect([...seen.slice(3), readdirSync(folder)].flat()).toEqual([]);
});

const openServer = async () => {
  const limits = { ...LIMITS, requestMs: 400 };
  const timed = withTimeout((request, bindings) => root.fetch(request, bindings), limits);
  const server = await listen({
    port: 0,
    host: '127.0.0.1',
    limits,
    fetch: (request, { incoming }) => timed(request, {}, incoming),
  });
  onTestFinished(() => server.close(0, AbortSignal.abort()));
  return server;
};

test('over the network, who is too slow or goes away in the middle harms nobody', async () => {
  const { port } = await openServer();
  const form = formOf(note, image(file(50_000)));
  const head = `POST /api/v1/picture HTTP/1.1\r\nhost: a\r\ncontent-type: multipart/form-data; boundary=B\r\ncontent-length: ${form.length}\r\n\r\n`;
  const say = (bytes: Uint8Array) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    socket.write(head);
    socket.write(bytes);
    return socket;
  };
  const slow = say(form.subarray(0, 30_000));
  expect(await text(slow)).toMatch(/^HTTP\/1\.1 408 /);
  const gone = say(form.subarray(0, 30_000));
  await new Promise((resolve) => gone.once('connect', resolve));
  gone.destroy();
  const response = await fetch(`http://127.0.0.1:${port}/api/v1/picture`, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=B' },
    body: form,
  });
  expect(response.status).toBe(200);
  expect(errors).toEqual([]);
});

const question = (parts: Partial<ApiRequest>): ApiRequest => ({
  method: 'POST',
  path: '/picture',
  params: {},
  query: new URLSearchParams(),
  json: undefined,
  language: 'fr',
  token: undefined,
  requestId: undefined,
  idempotencyKey: undefined,
  ...parts,
});

const picture = { field: 'image', bytes: file(1_000) };
const json = { note: 'Hello', tag: ['1', '2'] };

test.each([
  ['a form with files', question({ json, files: [picture] })],
  ['no file', question({ json })],
  ['too many files', question({ json, files: [picture, picture, picture] })],
  ['a file of another kind', question({ json, files: [{ ...picture, bytes: file(9, [1]) }] })],
  ['a file in another field', question({ json, files: [{ ...picture, field: 'x' }] })],
  ['too much in all', question({ json, files: [{ ...picture, bytes: file(200_000) }] })],
  ['a form without what it needs', question({ json: {}, files: [picture] })],
  [
    'bytes as they are',
    question({
      path: '/webhook',
      raw: { bytes: new Uint8Array([0xff, 0, 1]), headers: { 'x-signature': 's' } },
    }),
  ],
  ['nothing at all', question({ path: '/webhook', raw: { bytes: new Uint8Array(), headers: {} } })],
])('in this process and by another one the same is answered to %s', async (_, asked) => {
  const { port } = await openServer();
  const here = await deps.questions.ask(asked, {});
  const there = await remoteApi(`http://127.0.0.1:${port}`)(asked, {});
  expect(there).toEqual(JSON.parse(JSON.stringify(here)) as typeof here);
  expect(here.status).toBeLessThan(500);
});

const hook = (body: BodyInit, headers: Record<string, string> = {}) =>
  root.request('/api/v1/webhook', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  });

test('a webhook gets the bytes as they came, whatever they are, and answers in its own way', async () => {
  const bytes = Buffer.from('{"amount": 1.0,\n  "b":"\\u00e9"} ');
  const taken = await hook(bytes, { 'x-signature': 'abc' });
  expect([taken.status, await taken.text()]).toEqual([202, `abc ${hashOf(bytes)}`]);
  expect(taken.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(taken.headers.get('cache-control')).toBe('no-store');
  const noText = new Uint8Array([0xff, 0xfe, 0, 0xc3]);
  const refused = await hook(noText, { 'content-type': 'application/octet-stream' });
  expect([refused.status, await refused.text()]).toEqual([409, `null ${hashOf(noText)}`]);
  const empty = await hook('');
  expect([empty.status, await empty.text()]).toEqual([204, '']);
});

test('a webhook takes no more bytes than it may, and only a raw call answers so', async () => {
  expect((await hook('x'.repeat(1_000))).status).toBe(202);
  expect((await hook('x'.repeat(1_001))).status).toBe(413);
  const other = bareApp(db);
  const plain = endpoint({
    method: 'GET',
    path: '/plain',
    summary: 'For this test',
    cache: 'personal',
    data: z.object({}),
  });
  implement(other.app, other.deps, plain, async () => answerRaw(200, 'x'));
  expect((await other.app.request('/plain')).status).toBe(500);
  expect(other.errors).toMatchObject([
    { fields: { err: { message: expect.stringContaining('no raw call') as string } } },
  ]);
});
