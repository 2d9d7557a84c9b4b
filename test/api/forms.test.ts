import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ENDPOINTS } from '#contract/all.ts';
import { deleteAddress } from '#contract/addresses/address-book.ts';
import { buyNow } from '#contract/cart/cart.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { askCancellation } from '#contract/orders/ask-cancellation.ts';
import { reorder } from '#contract/orders/reorder.ts';
import { trackOrder } from '#contract/orders/track-order.ts';
import { languageCodes } from '#i18n/languages.ts';
import { translator } from '#i18n/messages.ts';
import { testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { addAccount, addProduct } from '#test/factories.ts';
import { given, refused, Shopper } from '#test/shopper.ts';

const db = await testDatabase();
const shop = testApp(db);
const shopper = new Shopper(shop);

beforeAll(async () => {
  // Signed in, so that no form is refused for want of an account.
  shopper.token = (await addAccount(db)).token;
  const lamp = await addProduct(db, 'Lamp');
  given(await shopper.add(lamp.inventories[0] ?? 0));
});

/**
 * Every call that is sent a form, with the fields that it cannot do without. One about what its path
 * names has another answer where that is missing, and an open shop has none to set it up.
 */
const forms = Object.entries(ENDPOINTS).flatMap(([name, endpoint]) => {
  if (!(endpoint.json instanceof z.ZodObject) || /\{|^\/install\//.test(endpoint.path)) return [];
  const fields: Record<string, z.ZodType> = endpoint.json.shape;
  const needed = Object.keys(fields).filter(
    (field) => !fields[field]?.safeParse(undefined).success,
  );
  return [{ name, endpoint, needed }];
});

test('the contract has forms, and forms that cannot do without a field', () => {
  expect(forms.length).toBeGreaterThan(10);
  expect(forms.filter(({ needed }) => needed.length > 0).length).toBeGreaterThan(6);
});

describe('a form that is sent empty is refused as a form, or done', () => {
  test.each(forms)('$name', async ({ endpoint, needed }) => {
    const answer = await shopper.ask(endpoint as Endpoint, { json: {} });
    expect([200, 201], answer.message).toContain(answer.status);
    if (needed.length === 0) return;
    const { form, fields = {} } = refused(answer);
    expect(Object.keys(fields)).toEqual(expect.arrayContaining(needed));
    expect(answer.message).toBe(form[0]);
    expect(form.join(' ')).not.toMatch(/undefined|\w+\.\w+[A-Z]/);
  });
});

test('each field that is left out is named in every language', async () => {
  for (const language of languageCodes) {
    const t = translator(language);
    const track = refused(await shop.call(trackOrder as Endpoint, { json: {}, language }));
    expect(track.form).toEqual([t('order.numberRequired')]);
    const buy = refused(await shop.call(buyNow as Endpoint, { json: { quantity: 1 }, language }));
    expect(buy.fields).toEqual({ product_id: t('cart.productRequired') });
    for (const endpoint of [reorder, askCancellation] as const) {
      const order = refused(await shop.call(endpoint as Endpoint, { json: {}, language }));
      expect(order.fields).toEqual({
        order_id: t('api.fieldRequired', { field: 'order_id' }),
      });
    }
  }
});

test('an address to delete that is not named is a refused form too', async () => {
  const { fields } = refused(await shopper.ask(deleteAddress));
  expect(Object.keys(fields ?? {})).toEqual(['id']);
});

test('a field of a wrong type stays a fault of the client', async () => {
  const wrong = await shop.call(trackOrder as Endpoint, { json: { number: 5 } });
  expect(wrong.status).toBe(400);
  const both = await shop.call(buyNow as Endpoint, { json: { product_id: {}, quantity: 1 } });
  expect(both.status).toBe(400);
});
