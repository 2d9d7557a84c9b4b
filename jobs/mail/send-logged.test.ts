import { sql } from 'kysely';
import PostalMime from 'postal-mime';
import { beforeEach, expect, test } from 'vitest';
import { runMaintenance } from '#jobs/maintenance/run.ts';
import { testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { startMailServer, type Received } from '#test/mail-server.ts';
import { composerOf } from '#test/mails.ts';
import { Shopper } from '#test/shopper.ts';
import { addOne } from '#test/stock.ts';
import { queueMail, type NewMail } from './queue-mail.ts';
import { sendLogged } from './send-logged.ts';
import { smtpTransport } from './transport.ts';

const db = await testDatabase();

const code: NewMail = {
  kind: 'code',
  key: 'code:1',
  to: 'ada@example.org',
  language: 'en',
  data: { name: 'Ada', code: '123456', minutes: 10 },
};

const sendingTo = (url: string) => ({
  db,
  transport: smtpTransport(url, { silentMs: 300 }),
  compose: composerOf(db, 'https://shop.example', 'shop@shop.example'),
});

const logged = () =>
  db.selectFrom('mail_log').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();

/** Attempts to send the newest mail. */
const attempt = async (url: string, isLast = false): Promise<void> =>
  sendLogged(sendingTo(url), (await logged()).id, isLast);

const parse = (mail: Received | undefined) => PostalMime.parse(mail?.source ?? '');

beforeEach(async () => {
  await db.deleteFrom('mail_log').execute();
});

test('the mail of followed stores leads to what is new, and mailboxes can end it by one press', async () => {
  const server = await startMailServer();
  await queueMail(db, {
    kind: 'store-news',
    key: 'store-news:2026-10:1',
    to: 'ada@example.org',
    language: 'fr',
    data: {
      name: 'Ada',
      month: '2026-10-01T00:00:00.000Z',
      stores: [
        {
          slug: 'maison-du-thé',
          name: 'Maison du Thé',
          count: 7,
          products: [{ id: '12', slug: 'théière', title: 'Théière' }],
        },
      ],
      end: '/user/following/end?token=abc.def',
    },
  });
  await attempt(server.url);
  const mail = await parse(server.received[0]);
  const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value;
  expect(mail.subject).toBe('Nouveautés des boutiques que vous suivez : octobre 2026');
  expect(header('list-unsubscribe')).toBe(
    '<https://shop.example/fr/user/following/end?token=abc.def>',
  );
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  for (const link of [
    'https://shop.example/fr/th%C3%A9i%C3%A8re/product/12',
    'https://shop.example/fr/shop/maison-du-th%C3%A9?sort=newest',
    'https://shop.example/fr/user/following/end?token=abc.def',
  ])
    expect(mail.text).toContain(link);
  expect(mail.text).toContain('Voir les 7 nouveaux produits');
});

test('a mail that nobody has asked for by itself has nothing to end', async () => {
  const server = await startMailServer();
  await queueMail(db, code);
  await attempt(server.url);
  const { headers } = await parse(server.received[0]);
  expect(headers.some(({ key }) => key.startsWith('list-'))).toBe(false);
});

test('a code arrives, and nothing of it is kept', async () => {
  const server = await startMailServer();
  await queueMail(db, code);
  await attempt(server.url);
  await attempt(server.url);
  expect(server.received).toHaveLength(1);
  expect(server.received[0]).toMatchObject({ to: ['ada@example.org'], from: 'shop@shop.example' });
  const mail = await parse(server.received[0]);
  expect(mail.subject).toBe('123456 is your code for Souk');
  expect(mail.text).toContain('Hello Ada,');
  expect(mail.text).toContain('123456');
  expect(mail.html).toContain('123456');
  expect(await logged()).toMatchObject({ state: 'sent', data: null, error: null });
});

test('a server that wants a password gets it over TLS, and only one whose certificate is trusted', async () => {
  const account = { user: 'shop@shop.example', password: 'p@ss/word' };
  const { port, received } = await startMailServer({ account });
  const { user, password } = account;
  const urlWith = (secret: string, query = '') =>
    `smtps://${encodeURIComponent(user)}:${encodeURIComponent(secret)}@127.0.0.1:${port}${query}`;
  const trusting = '?tls.rejectUnauthorized=false';
  await queueMail(db, code);
  await expect(attempt(urlWith(password))).rejects.toThrow('ESOCKET');
  await expect(attempt(urlWith('wrong', trusting))).rejects.toThrow('EAUTH');
  expect(received).toEqual([]);
  await attempt(urlWith(password, trusting));
  expect(received).toMatchObject([{ to: [code.to] }]);
});

test('a receiver who is refused for good is not tried again, and keeps the shop from nothing', async () => {
  const server = await startMailServer({
    onRecipient: () => ({ code: 550, words: 'No such user' }),
  });
  await queueMail(db, { ...code, kind: 'known-address', data: { name: 'Ada' } });
  await attempt(server.url);
  expect(await logged()).toMatchObject({ state: 'failed', attempts: 1 });
  expect((await logged()).error).toContain('No such user');
  // What it says is kept, so that the operator can send it once the address is mended.
  expect((await logged()).data).toEqual({ name: 'Ada' });
});

test('an address that is refused for good is noted until it takes a mail again; what a mail says is not', async () => {
  const noted = async () =>
    (await db.selectFrom('refused_address').select('email').execute()).map(({ email }) => email);
  await db.deleteFrom('refused_address').execute();
  const send = async (n: number, options: Parameters<typeof startMailServer>[0]) => {
    const server = await startMailServer(options);
    await queueMail(db, { ...code, key: `code:${n}`, to: 'Ada@Example.org' });
    await attempt(server.url);
  };
  await send(1, { onData: () => ({ code: 554, words: 'Spam' }) });
  expect(await noted()).toEqual([]);
  await send(2, { onRecipient: () => ({ code: 550, words: 'No such user' }) });
  await send(3, { onRecipient: () => ({ code: 550, words: 'No such user' }) });
  expect(await noted()).toEqual(['ada@example.org']);
  await send(4, {});
  expect(await noted()).toEqual([]);
});

test('what one subscribes to can be unsubscribed from in one press; nothing else says so', async () => {
  const server = await startMailServer();
  const { id } = await db
    .insertInto('subscription')
    .values({
      kind: 'newsletter',
      email: 'ada@example.org',
      language: 'ar',
      asked_at: new Date(),
      confirmed_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const about = { key: 'welcome:1', to: 'ada@example.org', language: 'ar' } as const;
  await queueMail(db, { ...about, kind: 'newsletter-welcome', data: { subscription: id } });
  await attempt(server.url);
  const mail = await parse(server.received[0]);
  const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value;
  expect(header('list-unsubscribe')).toMatch(
    /^<https:\/\/shop\.example\/ar\/subscription\?token=[\w-]{44}>$/,
  );
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  expect(mail.text).toContain(header('list-unsubscribe')?.slice(1, -1));

  await queueMail(db, code);
  await attempt(server.url);
  expect(server.received[1]?.source.toLowerCase()).not.toContain('list-unsubscribe');
});

test('a message to the shop is answered to who has written it, whatever they have typed', async () => {
  const server = await startMailServer();
  const { id } = await db
    .insertInto('contact_message')
    .values({
      name: 'Eve\r\nBcc: eve@example.org',
      email: 'eve@example.org',
      subject: 'Hello <script>',
      message: 'One\n<script>alert(1)</script>',
      language: 'en',
      created_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const about = { key: 'contact:1', to: 'shop@shop.example', language: 'en' } as const;
  await queueMail(db, { ...about, kind: 'contact', data: { message: id } });
  await attempt(server.url);
  expect(server.received[0]?.to).toEqual(['shop@shop.example']);
  const mail = await parse(server.received[0]);
  expect(mail.replyTo).toMatchObject([{ address: 'eve@example.org' }]);
  expect(mail.subject).toContain('Hello <script>');
  expect(mail.headers.map(({ key }) => key)).not.toContain('bcc');
  expect(mail.html).not.toContain('<script>');
});

test('a server that is busy is asked again, and the mail comes once', async () => {
  const server = await startMailServer({
    onRecipient: (n) => (n === 0 ? { code: 421, words: 'Busy' } : undefined),
    onData: (n) => (n === 0 ? { code: 451, words: 'Later' } : undefined),
  });
  await queueMail(db, code);
  await expect(attempt(server.url)).rejects.toThrow('421');
  await expect(attempt(server.url)).rejects.toThrow('451');
  expect(await logged()).toMatchObject({ state: 'waiting', attempts: 2 });
  await attempt(server.url);
  expect(server.received).toHaveLength(1);
  expect(await logged()).toMatchObject({ state: 'sent', attempts: 3 });
});

test('a job that fails names no receiver: what it says stands in the log', async () => {
  const server = await startMailServer({
    onRecipient: () => ({ code: 450, words: 'ada@example.org is away' }),
  });
  await queueMail(db, code);
  await expect(attempt(server.url)).rejects.toThrow(/^((?!ada).)*$/);
});

test('a server that takes a mail and says nothing gets the same one again, by the same name', async () => {
  const server = await startMailServer({ onData: (n) => (n === 0 ? 'hang' : undefined) });
  await queueMail(db, code);
  await expect(attempt(server.url)).rejects.toThrow('ETIMEDOUT');
  await attempt(server.url);
  const [first, second] = await Promise.all(server.received.map(parse));
  expect(first?.messageId).toMatch(/^<[\da-f-]{36}@shop\.example>$/);
  expect(second?.messageId).toBe(first?.messageId);
  expect(second?.date).toBe(first?.date);
});

test('after the last attempt a mail has failed, and its code is forgotten', async () => {
  const server = await startMailServer({ onRecipient: () => ({ code: 450, words: 'Away' }) });
  await queueMail(db, code);
  await attempt(server.url, true);
  expect(await logged()).toMatchObject({ state: 'failed', data: null });
});

test('a code that has become worthless is not sent', async () => {
  const server = await startMailServer();
  await queueMail(db, code);
  await sql`update mail_log set expires_at = now() - interval '1 second'`.execute(db);
  await attempt(server.url);
  expect(server.received).toEqual([]);
  expect(await logged()).toMatchObject({ state: 'expired', data: null });
});

test('a code that nobody could send is forgotten, and mails after a month', async () => {
  await queueMail(db, code);
  await sql`update mail_log set expires_at = now() - interval '2 hours'`.execute(db);
  const { signal } = new AbortController();
  await runMaintenance(db, new Date(), signal);
  expect((await logged()).data).toBeNull();
  await sql`update mail_log set state = 'failed', created_at = now() - interval '31 days'`.execute(
    db,
  );
  await runMaintenance(db, new Date(), signal);
  expect(await db.selectFrom('mail_log').select('id').execute()).toEqual([]);
});

test('a name or an address cannot become a header or another receiver', async () => {
  const server = await startMailServer();
  const name = 'Ada\r\nBcc: eve@example.org\r\n\r\n<script>alert(1)</script>';
  await queueMail(db, { ...code, data: { ...code.data, name } } as NewMail);
  await attempt(server.url);
  expect(server.received[0]?.to).toEqual(['ada@example.org']);
  const mail = await parse(server.received[0]);
  expect(mail.bcc).toBeUndefined();
  expect(mail.headers.map(({ key }) => key)).not.toContain('bcc');
  expect(mail.html).not.toContain('<script>');
  expect(mail.text).toContain('Hello Ada Bcc: eve@example.org');

  await queueMail(db, { ...code, key: 'code:2', to: 'ada@example.org, eve@example.org' });
  await attempt(server.url);
  await queueMail(db, {
    ...code,
    key: 'code:3',
    to: 'ada@example.org>\r\nRCPT TO:<eve@example.org',
  });
  await attempt(server.url);
  const all = server.received.flatMap(({ to }) => to);
  expect(all).not.toContain('eve@example.org');
});

test('an Arabic mail is Arabic from its subject to its last line, and runs right to left', async () => {
  const server = await startMailServer();
  await db
    .insertInto('setting')
    .values({ key: 'site_name', value: JSON.stringify({ en: 'Souk', ar: 'سوق' }) })
    .execute();
  await queueMail(db, { ...code, language: 'ar' });
  await attempt(server.url);
  const mail = await parse(server.received[0]);
  expect(mail.subject?.replace(/[\u2066-\u2069]/g, '')).toBe('123456 هو رمزك في سوق');
  expect(mail.from).toEqual({ name: 'سوق', address: 'shop@shop.example' });
  expect(mail.html).toContain('<html lang="ar" dir="rtl">');
  expect(mail.html).toMatch(/<body\s+dir="rtl"/);
  expect(mail.html).toMatch(/<table\s+role="presentation"\s+dir="rtl"/);
  await db.deleteFrom('setting').execute();
});

test('the mail of an order tells all of it, with the link that opens it', async () => {
  const server = await startMailServer();
  const app = testApp(db);
  const shopper = new Shopper(app);
  await shopper.fill([await addOne(db, 'Copper kettle', { quantity: 9, selling: 2000 }), 2]);
  const order = await shopper.ordered({ note: 'Ring <twice>' });
  await attempt(server.url);
  const { subject, text = '', html = '' } = await parse(server.received[0]);
  expect(subject).toBe(`Your order ${order.number} at Souk`);
  for (const part of [text, html]) {
    expect(part).toContain('Copper kettle');
    expect(part).toContain('$40.00');
    expect(part).toContain('Cash on delivery');
    expect(part).toContain('75005 Paris');
    expect(part).toContain(`https://shop.example/track-order?token=${order.link_token}`);
  }
  expect(html).toContain('Ring &lt;twice&gt;');

  await sql`select queue_mail('order-placed', 'again', 'a@example.org', 'en', ${{ order: order.id }})`.execute(
    db,
  );
  await db.deleteFrom('order').execute();
  await attempt(server.url);
  expect(server.received).toHaveLength(1);
  expect(await logged()).toMatchObject({ state: 'expired' });
});
