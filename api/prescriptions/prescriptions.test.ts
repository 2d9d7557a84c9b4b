import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import type { DataOf } from '#contract/endpoint.ts';
import type { Envelope } from '#contract/envelope.ts';
import { openPrivateFile } from '#contract/private-file.ts';
import {
  erasePrescription,
  listPrescriptions,
  openPrescriptionFile,
  openPrescriptionForm,
  openPrescriptionLink,
  type sendPrescription,
} from '#contract/prescriptions/prescription.ts';
import { getCommon } from '#contract/shop/common.ts';
import { deleteAccount } from '#contract/account/account-settings.ts';
import { prescriptionsCommand } from '#cli/prescriptions-command.ts';
import { writeSetting } from '#db/settings.ts';
import { runMaintenance } from '#jobs/maintenance/run.ts';
import { NOON, testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { addAccount, inDays } from '#test/factories.ts';
import { Operator } from '#test/operator.ts';
import { bombOf } from '#test/pictures.ts';
import { given } from '#test/shopper.ts';
import { createMailedPrescriptions } from './mailed-prescription.ts';

const db = await testDatabase();
const app = testApp(db, { limitsTimes: 0, privateFilesKey: randomBytes(32) });
const operator = new Operator(db);

const ADA = {
  name: 'Ada Lovelace',
  email: 'ada@example.org',
  phone: '+33612345678',
  address: '12 rue des Fleurs',
  note: 'Is there a generic of it?',
};

const draw = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a33' } });
const JPEG = await draw(60, 40)
  .withExif({ IFD3: { GPSLatitude: '41/1 0/1 0/1' } })
  .jpeg()
  .toBuffer();
const PNG = await draw(40, 60).png().toBuffer();
const PDF = Buffer.from('%PDF-1.7\n1 0 obj<</JavaScript 2 0 R>>endobj');

type Sent = Envelope<DataOf<typeof sendPrescription>>;
type Options = { token?: string | undefined; csrf?: string; typed?: object; from?: typeof app };

const formToken = async (token?: string, from = app): Promise<string> =>
  given(await from.call(openPrescriptionForm, { token })).csrf_token;

/** Sends the form with these files, in their order, as a browser does. */
const send = async (files: Buffer[], options: Options = {}): Promise<Sent> => {
  const { token, from = app } = options;
  const csrf_token = options.csrf ?? (await formToken(token, from));
  const form = new FormData();
  for (const [name, text] of Object.entries({ ...ADA, csrf_token, ...options.typed }))
    form.append(name, text);
  for (const [at, bytes] of files.entries())
    form.append(`resume${at === 0 ? '' : at + 1}`, new Blob([new Uint8Array(bytes)]), 'a.jpg');
  const headers = new Headers(token ? { authorization: `Bearer ${token}` } : {});
  const response = await from.request('/send-email', { method: 'POST', body: form, headers });
  return (await response.json()) as Sent;
};

/** A guest who has sent one with two pictures. */
const sendOne = async () => {
  const { prescription, user_token: token = '' } = given(await send([JPEG, PNG]));
  if (!prescription) throw new Error('it was not kept');
  return { prescription, token };
};

const countRows = async (): Promise<number[]> => {
  const counts = [];
  for (const table of ['prescription', 'prescription_file', 'private_file'] as const) {
    const { count } = await db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    counts.push(Number(count));
  }
  return counts;
};

const mails = () =>
  db.selectFrom('mail_log').select(['kind', 'recipient', 'data']).orderBy('id').execute();

const wrongWith = ({ data }: Sent) => data as unknown as { form: string[]; fields: object };

beforeEach(async () => {
  await db.deleteFrom('prescription').execute();
  await db.deleteFrom('private_file').execute();
  await db.deleteFrom('mail_log').execute();
  await db.deleteFrom('setting').execute();
  await writeSetting(db, 'email', 'shop@shop.test');
  app.setNow(NOON);
  operator.now = NOON;
});

test('a prescription is kept with its pictures, written anew, and two mails are queued with it', async () => {
  const { prescription, token } = await sendOne();
  expect(prescription).toMatchObject({
    number: expect.stringMatching(/^RX-\w{4}-\w{4}$/),
    state: 'received',
    erase_at: inDays(30).toISOString(),
  });
  expect(prescription.files.map(({ kind }) => kind)).toEqual(['jpeg', 'jpeg']);
  const id = prescription.files[0]?.id ?? '';
  const file = given(await app.call(openPrescriptionFile, { query: { id }, token }));
  const { exif, width } = await sharp(Buffer.from(file.base64, 'base64')).metadata();
  expect({ exif, width }).toEqual({ exif: undefined, width: 60 });
  const data = { prescription: prescription.id };
  expect(await mails()).toEqual([
    { kind: 'prescription-sent', recipient: 'shop@shop.test', data },
    { kind: 'prescription-receipt', recipient: ADA.email, data },
  ]);
});

test('files that are no pictures are refused, each beside its field, and nothing is kept', async () => {
  const polyglot = Buffer.concat([JPEG.subarray(0, 3), Buffer.from('<script>alert(1)</script>')]);
  const cutOff = PNG.subarray(0, PNG.length / 2);
  const some = await send([JPEG, bombOf(PNG), polyglot]);
  expect(some.status).toBe(201);
  expect(wrongWith(some).form[0]).toBe('There is an error while uploading some of the images.');
  expect(Object.keys(wrongWith(some).fields)).toEqual(['resume2', 'resume3']);
  expect(Object.keys(wrongWith(await send([cutOff])).fields)).toEqual(['resume']);
  for (const wrong of [PDF, Buffer.from('<svg/>'), Buffer.from('GIF89a')])
    expect(wrongWith(await send([wrong])).fields).toEqual({
      resume: 'This file cannot be used. Please choose a JPEG or PNG file.',
    });
  const large = Buffer.concat([JPEG, Buffer.alloc(1_000_000)]);
  expect(wrongWith(await send([large])).fields).toEqual({
    resume: 'This file is too large. It may have at most 1,000 kB.',
  });
  expect(await countRows()).toEqual([0, 0, 0]);
  expect(await mails()).toEqual([]);
});

test('a prescription may come without pictures, and a file of 0 bytes is refused', async () => {
  const { prescription } = given(await send([]));
  expect(prescription?.files).toEqual([]);
  expect(await send([Buffer.alloc(0)])).toMatchObject({ status: 201 });
});

test('what hides behind a picture is not kept', async () => {
  const tail = Buffer.concat([JPEG, Buffer.from('<script>alert(1)</script>')]);
  const { prescription, user_token: token } = given(await send([tail]));
  const query = { id: prescription?.files[0]?.id ?? '' };
  const { base64 } = given(await app.call(openPrescriptionFile, { query, token }));
  expect(Buffer.from(base64, 'base64').includes('script')).toBe(false);
});

test('PDF is taken where the setting allows it, and kept as it came', async () => {
  await writeSetting(db, 'prescription_pdf', true);
  expect(given(await app.call(openPrescriptionForm)).pdf).toBe(true);
  const { prescription, user_token: token } = given(await send([PDF]));
  const query = { id: prescription?.files[0]?.id ?? '' };
  expect(given(await app.call(openPrescriptionFile, { query, token }))).toEqual({
    kind: 'pdf',
    base64: PDF.toString('base64'),
  });
});

test('twenty at once are all kept', async () => {
  const sent = await Promise.all(Array.from({ length: 20 }, () => send([JPEG, PNG, JPEG])));
  expect(sent.map(({ status }) => status)).toEqual(sent.map(() => 200));
  expect(await countRows()).toEqual([20, 60, 60]);
});

test('a form counts once, for the shopper that it was made for, and for half a day', async () => {
  const { token } = await sendOne();
  const csrf = await formToken(token);
  const [first, again] = await Promise.all([
    send([JPEG], { token, csrf }),
    send([JPEG], { token, csrf }),
  ]);
  expect(given(first).prescription).toEqual(given(again).prescription);
  expect(await countRows()).toEqual([2, 3, 3]);

  const over = { form: ['The form was open for too long. Please send it again.'] };
  const others = await formToken((await sendOne()).token);
  const nobodys = await formToken();
  for (const wrong of [others, nobodys, '', 'x', csrf.toLowerCase()])
    expect((await send([JPEG], { token, csrf: wrong })).data).toMatchObject(over);
  app.setNow(inDays(1));
  expect((await send([JPEG], { token, csrf })).data).toMatchObject(over);
});

test('a visitor whose answer was lost sends the form again and has their prescription', async () => {
  const csrf = await formToken();
  const { prescription, user_token: lost } = given(await send([JPEG], { csrf }));
  const { user_token: token } = given(await send([JPEG], { csrf }));
  expect(token).not.toBe(lost);
  const { prescriptions } = given(await app.call(listPrescriptions, { token }));
  expect(prescriptions).toEqual([prescription]);
  expect(await mails()).toHaveLength(2);
});

test('a name, an address and a phone are asked for', async () => {
  const refused = await send([JPEG], { typed: { name: '', email: 'ada@', phone: '' } });
  expect(Object.keys(wrongWith(refused).fields)).toEqual(['name', 'email', 'phone']);
});

test('the setting takes the button and the calls away', async () => {
  const csrf = await formToken();
  await writeSetting(db, 'prescription', false);
  expect((await app.call(openPrescriptionForm)).status).toBe(404);
  expect((await send([JPEG], { csrf })).status).toBe(404);
  await expect.poll(async () => given(await app.call(getCommon)).setting.prescription).toBe(false);
});

test('one address is sent five receipts an hour', async () => {
  const limited = testApp(db);
  const statuses = [];
  for (let at = 0; at < 6; at += 1) statuses.push((await send([], { from: limited })).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

test('the operator sees it, opens its files by links that are noted, and answers', async () => {
  const { prescription, token } = await sendOne();
  const { number } = prescription;
  expect((await operator.run(prescriptionsCommand, 'list')).out).toMatch(
    new RegExp(`${number}.*received.*2.*Ada Lovelace`),
  );
  const { out } = await operator.run(prescriptionsCommand, 'show', number);
  expect(out).toContain('https://shop.test/private-file?token=');
  expect(out).toContain('Nobody has opened a file');
  const link = /token=([\w-]+)/.exec(out)?.[1] ?? '';
  given(await app.call(openPrivateFile, { query: { token: link } }));
  expect(await operator.read(prescriptionsCommand, 'show', number)).toMatchObject({
    note: ADA.note,
    files: [{ looks: [{ opened_at: NOON.toISOString() }] }, { looks: [] }],
  });

  expect(await operator.run(prescriptionsCommand, 'close', number)).toMatchObject({ code: 2 });
  await operator.run(prescriptionsCommand, 'unreadable', number, '--message', 'Too dark');
  const mine = async () => given(await app.call(listPrescriptions, { token })).prescriptions;
  expect(await mine()).toMatchObject([{ state: 'unreadable', message: 'Too dark' }]);
  await operator.run(prescriptionsCommand, 'answer', number.toLowerCase());
  expect(await mine()).toMatchObject([{ state: 'answered', message: null }]);
  expect(await operator.run(prescriptionsCommand, 'answer', number)).toMatchObject({ code: 2 });
  expect((await mails()).map(({ kind, recipient }) => [kind, recipient]).slice(2)).toEqual([
    ['prescription-state', ADA.email],
    ['prescription-state', ADA.email],
  ]);
  expect(await operator.run(prescriptionsCommand, 'close', number)).toMatchObject({ code: 0 });
  expect(await mine()).toEqual([]);
  expect(await countRows()).toEqual([0, 0, 0]);
  expect(await mails()).toEqual([]);
  expect((await operator.run(prescriptionsCommand, 'list')).out).toBe(
    'There are no such requests.',
  );
  expect(await operator.run(prescriptionsCommand, 'show', number)).toMatchObject({ code: 2 });
});

test('its own link shows how far it is, opens no picture, and erases it', async () => {
  const { prescription } = await sendOne();
  const mailed = await createMailedPrescriptions(db)(prescription.id);
  const query = { token: mailed?.token ?? '' };
  expect(given(await app.call(openPrescriptionLink, { query })).prescription).toEqual(prescription);
  for (const { id } of prescription.files)
    expect((await app.call(openPrescriptionFile, { query: { id } })).status).toBe(401);
  given(await app.call(erasePrescription, { query }));
  expect((await app.call(openPrescriptionLink, { query })).status).toBe(404);
  expect((await app.call(erasePrescription, { query })).status).toBe(404);
  expect(await countRows()).toEqual([0, 0, 0]);
});

test('nobody sees or erases another one’s', async () => {
  const { prescription, token } = await sendOne();
  const { token: other } = await sendOne();
  const account = await addAccount(db);
  for (const asker of [other, account.token]) {
    const file = { query: { id: prescription.files[0]?.id ?? '' }, token: asker };
    expect((await app.call(openPrescriptionFile, file)).status).toBe(404);
    const erase = { query: { id: prescription.id }, token: asker };
    expect((await app.call(erasePrescription, erase)).status).toBe(404);
    expect(JSON.stringify(await app.call(listPrescriptions, { token: asker }))).not.toContain(
      prescription.id,
    );
  }
  given(await app.call(erasePrescription, { query: { id: prescription.id }, token }));
  expect(await countRows()).toEqual([1, 2, 2]);
});

test('it is erased when its time is over, as it was promised then', async () => {
  await sendOne();
  await writeSetting(db, 'prescription_days', 3);
  expect(given(await app.call(openPrescriptionForm)).days).toBe(3);
  await sendOne();
  const { signal } = new AbortController();
  await runMaintenance(db, inDays(4), signal);
  expect(await countRows()).toEqual([1, 2, 2]);
  await runMaintenance(db, inDays(31), signal);
  expect(await countRows()).toEqual([0, 0, 0]);
  expect(await mails()).toEqual([]);
});

test('it is erased with the account', async () => {
  const { token } = await addAccount(db);
  given(await send([JPEG], { token }));
  given(await app.call(deleteAccount, { token }));
  expect(await countRows()).toEqual([0, 0, 0]);
});

/** A service that prescriptions are sent on to, which answers so. */
const openService = async (answer: (asked: IncomingMessage) => [number, string] | undefined) => {
  const bodies: string[] = [];
  const server = createServer((asked, response) => {
    void buffer(asked).then((body) => {
      bodies.push(body.toString('latin1'));
      const said = answer(asked);
      if (!said) return asked.socket.destroy();
      return response.writeHead(said[0]).end(said[1]);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const elsewhere = testApp(db, {
    limitsTimes: 0,
    sendEmailUrl: `http://127.0.0.1:${port}/send-email`,
  });
  return { elsewhere, bodies };
};

test('with SEND_EMAIL_URL it is sent on as the form that it was, and nothing is kept', async () => {
  const { elsewhere, bodies } = await openService(() => [200, '{"message":"Thank you, Ada"}']);
  expect(given(await elsewhere.call(openPrescriptionForm)).days).toBeNull();
  expect(given(await send([JPEG, PNG], { from: elsewhere }))).toEqual({
    prescription: null,
    message: 'Thank you, Ada',
  });
  for (const text of ['name="email"', ADA.email, 'name="resume"', 'name="resume2"', 'image/jpeg'])
    expect(bodies[0]).toContain(text);
  expect(bodies[0]).not.toContain('csrf_token');
  expect(await countRows()).toEqual([0, 0, 0]);
  expect(await mails()).toEqual([]);
});

test('where that service refuses, fails or is gone, the shopper is told to try again', async () => {
  const answers: ([number, string] | undefined)[] = [
    [500, ''],
    [200, '{"status":201,"message":"No"}'],
    undefined,
  ];
  const { elsewhere } = await openService(() => answers.shift());
  for (let left = answers.length; left > 0; left -= 1)
    expect(wrongWith(await send([JPEG], { from: elsewhere })).form).toEqual([
      'Your prescription could not be sent at the moment. Please try again later.',
    ]);
  expect(elsewhere.errors.map(({ message }) => message)).toEqual([
    'a prescription could not be sent on',
    'a prescription could not be sent on',
    'a prescription could not be sent on',
  ]);
  expect(JSON.stringify(elsewhere.errors)).not.toContain(ADA.email);
});
