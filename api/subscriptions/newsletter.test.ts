import { beforeEach, expect, test } from 'vitest';
import {
  confirmSubscription,
  endSubscription,
  findSubscription,
  subscribeEmail,
} from '#contract/subscriptions/subscription.ts';
import { getTokenKey, signToken, type TokenPurpose } from '#jobs/subscriptions/token.ts';
import { NOON, testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { inDays } from '#test/factories.ts';
import { mailsTo } from '#test/mails.ts';
import { given, refused } from '#test/shopper.ts';

const db = await testDatabase();
const app = testApp(db);

const ADA = 'ada@example.org';

const ask = (email: string, language: 'en' | 'ar' = 'en') =>
  app.call(subscribeEmail, { json: { email }, language });

/** The link of that kind to what was mailed last. */
const linkTo = async (purpose: TokenPurpose, email = ADA): Promise<string> => {
  const [mail] = await mailsTo(db, email, 'newsletter-confirm');
  return signToken(await getTokenKey(db), purpose, mail?.subscription ?? '');
};

const confirm = async (token: string) => app.call(confirmSubscription, { json: { token } });

const mails = () =>
  db.selectFrom('mail_log').select(['kind', 'recipient', 'language']).orderBy('id').execute();

const state = async (token: string) =>
  given(await app.call(findSubscription, { query: { token } })).subscription?.state ?? null;

beforeEach(async () => {
  app.setNow(NOON);
  for (const table of ['subscription', 'mail_log', 'attempt', 'refused_address'] as const)
    await db.deleteFrom(table).execute();
});

test('an address is asked by one mail, in the visitor’s language, and has the newsletter once it says yes', async () => {
  const answer = await ask(ADA, 'ar');
  expect(answer).toMatchObject({ status: 200, data: null });
  expect(await mails()).toEqual([{ kind: 'newsletter-confirm', recipient: ADA, language: 'ar' }]);

  const token = await linkTo('confirm');
  expect(await state(token)).toBe('asked');
  // Looking at it, as programs do, confirms nothing.
  expect(await state(token)).toBe('asked');
  const { subscription } = given(await confirm(token));
  expect(subscription).toEqual({
    kinds: ['newsletter'],
    email: 'a…@example.org',
    product: null,
    state: 'confirmed',
  });
  expect((await mails()).at(-1)).toEqual({
    kind: 'newsletter-welcome',
    recipient: ADA,
    language: 'ar',
  });
  expect(await state(await linkTo('end'))).toBe('confirmed');
});

test('what is no address is refused in the words that the shop has for it', async () => {
  const none = refused(await ask(''));
  expect(none.form[0]).toBe('Email is required');
  expect(none.fields).toEqual({ email: 'Email is required' });
  expect(refused(await ask('ada@example')).form).toEqual(['Invalid email']);
  expect(refused(await app.call(subscribeEmail, { json: {} as never })).form).toEqual([
    'Email is required',
  ]);
  expect(await mails()).toEqual([]);
});

test('a known address gets the same answer as a new one, and no other mail', async () => {
  const first = await ask(ADA);
  given(await confirm(await linkTo('confirm')));
  const before = await mails();
  app.setNow(inDays(1));
  expect(await ask('ADA@example.org')).toEqual(first);
  expect(await mails()).toEqual(before);
});

test('a link confirms once and twice, but not after a week, and no other link does', async () => {
  await ask(ADA);
  const token = await linkTo('confirm');
  for (const wrong of [await linkTo('end'), await linkTo('end-notices'), `${token.slice(1)}A`, ''])
    expect((await confirm(wrong)).status).toBe(404);
  app.setNow(inDays(8));
  expect((await confirm(token)).status).toBe(404);
  expect(await state(token)).toBeNull();
  app.setNow(inDays(6));
  given(await confirm(token));
  given(await confirm(token));
  expect((await mails()).map(({ kind }) => kind)).toEqual([
    'newsletter-confirm',
    'newsletter-welcome',
  ]);
  app.setNow(inDays(60));
  expect(await state(token)).toBe('confirmed');
});

test('who unsubscribes stays so, however often they do, and may come back by another mail', async () => {
  await ask(ADA);
  const token = await linkTo('confirm');
  given(await confirm(token));
  const end = await linkTo('end');
  for (let n = 0; n < 2; n += 1)
    expect((await app.call(endSubscription, { json: { token: end } })).status).toBe(200);
  expect(await state(end)).toBe('ended');
  // The link of the first mail brings nobody back.
  expect((await confirm(token)).status).toBe(404);

  app.setNow(inDays(2));
  given(await ask(ADA));
  expect(await state(end)).toBe('asked');
  given(await confirm(await linkTo('confirm')));
  expect(await state(end)).toBe('confirmed');
});

test('an address that was asked too often is not asked again for a while, from wherever', async () => {
  const from = (clientAddress: string) =>
    app.request(
      '/email-subscription',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: ADA }),
      },
      { clientAddress },
    );
  for (let n = 0; n < 3; n += 1) expect((await from('203.0.113.1')).status).toBe(200);
  const limited = await from('203.0.113.1');
  expect(limited.status).toBe(429);
  expect(Number(limited.headers.get('Retry-After'))).toBeGreaterThan(0);
  const elsewhere = [];
  for (let n = 2; n < 6; n += 1) elsewhere.push((await from(`203.0.113.${n}`)).status);
  expect(elsewhere).toEqual([200, 200, 429, 429]);
});

test('an address that its mail server refuses for good is sent nothing more', async () => {
  await db
    .insertInto('refused_address')
    .values({ email: ADA, error: '550 no such mailbox' })
    .execute();
  given(await ask('Ada@Example.org'));
  expect(await mails()).toEqual([]);
});
