import { expect, type Locator } from '@playwright/test';
import sharp from 'sharp';
import type { ProductDetail } from '#contract/catalogue/product.ts';
import { isolateText } from '#web/lib/texts/isolate.ts';
import { withQuery } from '#web/lib/paths/paths.ts';
import { addToBook } from './address-book.ts';
import { enterAddress, homeWithStores } from './checkout.ts';
import { deliver } from './operator.ts';
import { GRACE, order } from './order.ts';
import { readSmsCode } from './outbox.ts';
import { changePart, newPerson, openAccount, register, sendForm } from './person.ts';
import {
  ask,
  askCards,
  askSimpleCard,
  fetchMiniCart,
  fillCart,
  named,
  visit,
  type Visit,
} from './shop.ts';
import { test } from './test.ts';

const ways = [
  { language: 'en', width: 1440, javaScriptEnabled: true },
  { language: 'ar', width: 360, javaScriptEnabled: false },
] as const;

const main = ({ page }: Visit) => page.locator('main');

/** Said in a toast or, without scripts, in the page. */
const expectSaid = ({ page }: Visit, text: string) =>
  expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();

const press = (within: Locator, name: string | RegExp) =>
  within.getByRole('button', { name }).click();

/** Where there is no room beside the page the menu is folded away, but where the account begins. */
const unfold = async (menu: Locator): Promise<void> => {
  const folded = menu.locator('details:not([open]) > summary').filter({ visible: true });
  if ((await folded.count()) > 0) await folded.click();
};

/** Noise, which no format makes small. */
const drawNoise = (side: number): Promise<Buffer> =>
  sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png({ compressionLevel: 1 })
    .toBuffer();

const randomDigits = (): string => String(Math.floor(Math.random() * 1e8)).padStart(8, '0');

/** As a keyboard of the language types them. */
const typedDigits = (digits: string, language: Visit['language']): string =>
  language === 'ar' ? digits.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '') : digits;

for (const { language, width, javaScriptEnabled } of ways) {
  const scripts = javaScriptEnabled ? 'with' : 'without';
  test.describe(`in ${language}, ${width} pixels wide, ${scripts} scripts`, () => {
    test.use({ viewport: { width, height: 800 }, javaScriptEnabled });

    test('a shopper sets a picture that nobody else sees, and a phone', async ({
      page,
      request,
    }) => {
      const shopper = await visit(page, language);
      const { paths, t } = shopper;
      await openAccount(shopper, paths.profile());
      const field = page.locator('main input[name=picture]');
      const choose = (name: string, buffer: Buffer) =>
        field.setInputFiles({ name, mimeType: 'image/png', buffer });

      await changePart(shopper, t('accountPage.picture'));
      await choose('note.png', Buffer.from('no picture at all'));
      await press(main(shopper), t('accountPage.pictureSave'));
      await expect(field).toHaveAttribute('aria-invalid', 'true');

      // Too large for the shop; scripts make it smaller.
      const picture = await drawNoise(javaScriptEnabled ? 900 : 300);
      await choose('me.png', picture);
      if (javaScriptEnabled)
        await expect(main(shopper).getByRole('img', { name: 'me.jpg' })).toBeVisible();
      await press(main(shopper), t('accountPage.pictureSave'));
      await expectSaid(shopper, t('account.pictureSaved'));
      const shown = main(shopper).getByRole('img', { name: t('accountPage.pictureAlt') });
      const address = (await shown.getAttribute('src')) ?? '';
      const own = await page.request.get(address);
      expect(await sharp(await own.body()).metadata()).toMatchObject({ width: 512, height: 512 });
      expect((await request.get(address)).status()).toBe(404);

      const digits = randomDigits();
      await changePart(shopper, t('accountPage.phone'));
      await page.locator('main select[name=country]').selectOption('FR');
      await sendForm(shopper, { phone: typedDigits(`06${digits}`, language) });
      await expect(page).toHaveURL(new RegExp(paths.verification()));
      await sendForm(shopper, { code: await readSmsCode(`+336${digits}`) });
      await expect(page).toHaveURL(paths.profile());
      await expectSaid(shopper, t('account.phoneChanged'));
      await expect(main(shopper).getByText(`+336${digits}`)).toBeVisible();

      await changePart(shopper, t('accountPage.phone'));
      await press(main(shopper), t('accountPage.phoneRemove'));
      await expectSaid(shopper, t('account.phoneRemoved'));
      await changePart(shopper, t('accountPage.picture'));
      await press(main(shopper), t('accountPage.pictureRemove'));
      await expectSaid(shopper, t('account.pictureRemoved'));
      await expect(shown).toHaveCount(0);
    });

    test('the menu of an account leads to each of its pages and marks the one that is open', async ({
      page,
    }) => {
      const shopper = await visit(page, language);
      const { paths, t } = shopper;
      await openAccount(shopper, paths.account());
      const menu = page.getByRole('navigation', { name: t('accountMenu.title') });
      const pages = [
        [paths.orders(), t('layout.orders')],
        [paths.vouchers(), t('layout.vouchers')],
        [paths.wishlist(), t('layout.wishlist')],
        [paths.following(), t('accountMenu.following')],
        [paths.reviews(), t('accountMenu.reviews')],
        [paths.questions(), t('accountMenu.questions')],
        [paths.prescriptions(), t('accountMenu.requests')],
        [paths.notices(), t('accountMenu.notices')],
        [paths.addresses(), t('accountMenu.addresses')],
        [paths.profile(), t('accountMenu.profile')],
        [paths.passkeys(), t('accountMenu.passkeys')],
        [paths.account(), t('accountMenu.overview')],
      ] as const;
      for (const [path, name] of pages) {
        await unfold(menu);
        await menu.getByRole('link', { name, exact: true }).click();
        await expect(page).toHaveURL(path);
        await unfold(menu);
        const here = menu.locator('[aria-current]').filter({ visible: true });
        await expect(here).toHaveText(name);
        await expect(here).toBeInViewport({ ratio: 1 });
        await expect(main(shopper).getByRole('heading', { level: 1 })).toBeVisible();
      }
      await unfold(menu);
      await menu.getByRole('button', { name: t('layout.logout') }).click();
      await expect(page).toHaveURL(paths.home());
      await page.goto(paths.account());
      await expect(page).toHaveURL(paths.otpLogin());
    });

    test('an account begins with what waits, what is on its way and what is kept', async ({
      page,
    }) => {
      const shopper = await visit(page, language);
      const { paths, t } = shopper;
      // What the guest has done is the account's from its first moment.
      const person = newPerson();
      await fillCart(shopper);
      const arrived = await order(shopper, { ...GRACE, email: person.email });
      await deliver(arrived);
      const wished = await askSimpleCard(shopper);
      await ask(shopper, '/user/wishlist/action', { product_id: wished.id, wished: true });
      await register(shopper, person, paths.account());
      await addToBook(shopper, homeWithStores(language));
      await page.goto(paths.account());
      const hello = t('overviewPage.hello', { name: isolateText(person.name) });
      await expect(page.getByRole('heading', { level: 1, name: hello })).toBeVisible();
      const part = (title: string) => page.getByRole('region', { name: title, exact: true });
      const latest = part(t('overviewPage.latestOrder'));
      await expect(latest).toContainText(arrived.number);
      await expect(latest).toContainText(t('orderPage.status.s5'));
      await expect(latest.getByText(named(t, 'orderPage.arrived'))).toBeVisible();
      await expect(
        part(t('overviewPage.wishlist')).getByRole('link', { name: wished.title, exact: true }),
      ).toBeVisible();
      await expect(part(t('overviewPage.address'))).toContainText(homeWithStores(language).name);
      const toDo = part(t('overviewPage.toDo'));
      const [line] = arrived.lines;
      await toDo.getByRole('link', { name: line?.product.title ?? '' }).click();
      await expect(page).toHaveURL(paths.review(line?.id ?? ''));
    });

    test('a shopper keeps an address book, and the checkout goes to its default address', async ({
      page,
    }) => {
      const shopper = await visit(page, language);
      const { paths, t } = shopper;
      await openAccount(shopper, paths.addresses());
      await expect(main(shopper).getByText(t('addressPage.none'))).toBeVisible();

      const home = homeWithStores(language);
      const work = { ...home, name: 'Alan Turing' };
      const item = (name: string) => main(shopper).locator('li').filter({ hasText: name });
      const isDefault = (name: string) =>
        item(name).getByText(t('addressPage.isDefault'), { exact: true });
      await main(shopper)
        .getByRole('link', { name: t('addressPage.add') })
        .click();
      await expect(page.getByRole('heading', { name: t('addressPage.addTitle') })).toBeVisible();
      await enterAddress(shopper, home);
      await press(main(shopper), t('addressPage.save'));
      await expect(item(home.name)).toBeVisible();
      await expectSaid(shopper, t('address.added'));
      await addToBook(shopper, work);
      await page.goto(paths.addresses());
      await expect(isDefault(home.name)).toBeVisible();
      const makeDefault = t('addressPage.makeDefaultOf', { name: isolateText(work.name) });
      await press(item(work.name), makeDefault);
      await expectSaid(shopper, t('address.madeDefault'));
      await expect(isDefault(work.name)).toBeVisible();
      await expect(isDefault(home.name)).toHaveCount(0);

      await item(work.name)
        .getByRole('link', { name: t('addressPage.editOf', { name: isolateText(work.name) }) })
        .click();
      await expect(page.getByRole('heading', { name: t('addressPage.editTitle') })).toBeVisible();
      await page.locator('main [name=city]').fill('Bletchley');
      await press(main(shopper), t('addressPage.save'));
      await expect(item('Bletchley')).toBeVisible();
      await expectSaid(shopper, t('address.updated'));

      await item(work.name)
        .locator('summary', { hasText: t('addressPage.delete') })
        .click();
      await expect(item(work.name).getByText(t('addressPage.deleteAsk'))).toBeVisible();
      await press(item(work.name), t('addressPage.deleteNow'));
      await expectSaid(shopper, t('address.deleted'));
      await expect(item(work.name)).toHaveCount(0);
      await press(main(shopper), t('addressPage.undo'));
      await expect(item('Bletchley')).toBeVisible();
      await expect(isDefault(work.name)).toBeVisible();

      await fillCart(shopper);
      await page.goto(paths.shipping());
      await expect(main(shopper).getByText('Bletchley')).toBeVisible();
    });

    test('a guest puts vouchers on the cart from a product and from the list of vouchers', async ({
      page,
    }) => {
      const shopper = await visit(page, language);
      const { paths, t } = shopper;
      const dear = (await askCards(shopper)).find(({ current }) => current >= 4_000);
      if (!dear) throw new Error('No product reaches the amount of SOUK5.');
      await page.goto(paths.product(dear));
      const openVouchers = () =>
        main(shopper)
          .locator('summary', { hasText: t('product.vouchers') })
          .click();
      await openVouchers();
      await press(main(shopper).first(), t('product.applyVoucherOf', { code: 'SOUK5' }));
      await expectSaid(shopper, t('checkout.nothingSelected'));

      let chosen: ProductDetail | undefined;
      await fillCart(shopper, 1, (product) => {
        const ofItsStore = product.vouchers.some(({ store }) => store !== null);
        const isFit = ofItsStore && product.current >= 5_000 && product.current < 14_000;
        if (isFit) chosen = product;
        return isFit;
      });
      if (!chosen) throw new Error('Nothing was put into the cart.');
      await page.goto(paths.product(chosen));
      await openVouchers();
      await press(main(shopper), t('product.applyVoucherOf', { code: 'SOUK5' }));
      await expectSaid(shopper, t('cartPage.voucherOn', { code: 'SOUK5' }));

      await page.goto(paths.vouchers());
      const item = (code: string) =>
        main(shopper)
          .locator('li')
          .filter({ has: page.getByText(code, { exact: true }) });
      const onCart = (code: string) => item(code).getByText(t('voucherPage.onCart'));
      await expect(onCart('SOUK5')).toBeVisible();
      // From an amount on that the cart does not reach.
      await expect(item('BIGBASKET').getByText(named(t, 'voucherPage.spendMore'))).toBeVisible();
      await expect(item('BIGBASKET').getByRole('button', { name: 'BIGBASKET' })).toHaveCount(
        javaScriptEnabled ? 1 : 0,
      );
      const { code } = chosen.vouchers.find(({ store }) => store !== null) ?? {};
      if (!code) throw new Error('Its store has no voucher.');
      await press(item(code), t('voucherPage.applyOf', { code: isolateText(code) }));
      await expect(onCart(code)).toBeVisible();
      await expect(onCart('SOUK5')).toBeVisible();
      const { vouchers } = await fetchMiniCart(shopper);
      expect(vouchers.applied.map((one) => one.code).toSorted()).toEqual(
        ['SOUK5', code].toSorted(),
      );
    });
  });
}

test('another language keeps each page of the account', async ({ page }) => {
  const english = await visit(page, 'en');
  const french = await visit(page, 'fr');
  const form = ({ paths }: Visit) => withQuery(paths.addresses(), { add: '1' });
  const pages = (visited: Visit) => [
    visited.paths.account(),
    visited.paths.profile(),
    visited.paths.orders(),
    visited.paths.addresses(),
    visited.paths.wishlist(),
    visited.paths.compared(),
    visited.paths.following(),
    visited.paths.vouchers(),
    visited.paths.questions(),
    visited.paths.prescriptions(),
    visited.paths.notices(),
    visited.paths.passkeys(),
    form(visited),
  ];
  await openAccount(english, form(english));
  const inFrench = pages(french);
  for (const [at, path] of pages(english).entries()) {
    const answer = await page.request.get(path);
    expect(await answer.text(), path).toContain(`href="${inFrench[at]}"`);
  }
  await page.getByText('English').first().click();
  await page.getByRole('link', { name: 'Français' }).first().click();
  await expect(page).toHaveURL(form(french));
  await expect(page.getByRole('heading', { name: french.t('addressPage.addTitle') })).toBeVisible();
});
