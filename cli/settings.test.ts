import { beforeEach, expect, test } from 'vitest';
import { getCommon } from '#contract/shop/common.ts';
import { settingsCommand } from '#cli/settings-command.ts';
import { testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { Operator } from '#test/operator.ts';
import { given } from '#test/shopper.ts';

const db = await testDatabase();
const app = testApp(db);
const operator = new Operator(db);
const settings = (...args: string[]) => operator.run(settingsCommand, ...args);

beforeEach(async () => {
  await db.deleteFrom('setting').execute();
});

test('all are shown, with what nobody has set', async () => {
  await settings('set', 'primary_color', '#123456');
  const { out } = await settings('get');
  expect(out).toMatch(/^KEY +SET +VALUE$/m);
  expect(out).toMatch(/^primary_color +yes +#123456$/m);
  expect(out).toMatch(/^currency +default +USD$/m);
  expect(out).toMatch(/^phone +default +-$/m);
  expect(await operator.read(settingsCommand, 'get')).toMatchObject({ primary_color: '#123456' });
  expect((await settings('get', 'currency_position')).out).toBe('1');
});

test('a running shop shows what is set, in each language its own', async () => {
  await settings('set', 'site_name', 'Grand Souk');
  await settings('set', 'site_name', 'السوق الكبير', '--language', 'ar');
  await settings('set', 'phone', '0123');
  await settings('set', 'currency_position', '2');
  const seen = async (language: 'ar' | 'hi') => given(await app.call(getCommon, { language }));
  expect((await seen('ar')).site_setting.site_name).toBe('السوق الكبير');
  expect(await seen('hi')).toMatchObject({
    site_setting: { site_name: 'Grand Souk' },
    setting: { phone: '0123', currency_position: 2 },
  });
  await settings('set', 'site_name', '', '--language', 'ar');
  expect((await seen('ar')).site_setting.site_name).toBe('Grand Souk');
  expect((await settings('unset', 'site_name')).out).toBe('site_name: en: Souk');
});

test.each([
  [
    ['set', 'primary_color', 'purple'],
    2,
    'primary_color takes a colour as #470096, and not "purple".',
  ],
  [['set', 'guest_checkout', 'maybe'], 2, 'guest_checkout takes true or false, and not "maybe".'],
  [['set', 'currency', 'dollars'], 2, 'currency takes a currency as USD, and not "dollars".'],
  [
    ['set', 'currency_position', '3'],
    2,
    'currency_position takes 1 (before the amount) or 2 (after it), and not "3".',
  ],
  [['set', 'site_name', ''], 2, 'The English text cannot be empty: it stands in for the others.'],
  [
    ['set', 'phone', '1', '--language', 'fr'],
    1,
    'phone is the same in all languages; leave --language out.',
  ],
  [['set', 'phone'], 1, 'settings set needs a KEY and one VALUE; put quotes around several words.'],
  [['set', 'colour', 'red'], 1, 'There is no setting "colour"; settings get shows them.'],
  [['unset', 'phone'], 2, 'phone has its default already.'],
])('%j is refused with one sentence', async (args, code, error) => {
  const before = await operator.read(settingsCommand, 'get');
  expect(await settings(...args)).toEqual({ code, out: '', error });
  expect(await operator.read(settingsCommand, 'get')).toEqual(before);
});
