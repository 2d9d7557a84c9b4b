import { expect, test } from 'vitest';
import { getCommon } from '#contract/shop/common.ts';
import { testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { addVoucher } from '#test/factories.ts';
import { given } from '#test/shopper.ts';

const db = await testDatabase();

test('a banner that names a voucher for a first order says so, in whatever language it names it', async () => {
  await addVoucher(db, 'HELLO10', { first_order: true, per_shopper_limit: 1 });
  await addVoucher(db, 'TEA5', {});
  const bannerWith = async (title: Record<string, string>) => {
    await db
      .insertInto('site_banner')
      .values({ kind: 'top', title: { en: 'Welcome', ...title } })
      .execute();
    // What all pages share is kept for a while: another app asks anew.
    return given(await testApp(db).call(getCommon)).top_banner?.first_order;
  };
  expect(await bannerWith({ en: 'Ten percent off: hello10' })).toBe(true);
  expect(await bannerWith({ fr: 'Dix pour cent : HELLO10' })).toBe(true);
  expect(await bannerWith({ en: 'Five off tea: TEA5' })).toBe(false);
  expect(await bannerWith({ en: 'Ten percent off: HELLO100' })).toBe(false);
  expect(await bannerWith({})).toBe(false);
});
