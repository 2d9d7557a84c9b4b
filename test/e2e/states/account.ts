import { expect } from '@playwright/test';
import { askAlike, compare, sharePath } from '#test/e2e/comparing.ts';
import { deliver } from '#test/e2e/operator.ts';
import { GRACE, order } from '#test/e2e/order.ts';
import { newPerson, openAccount, register, sendForm } from '#test/e2e/person.ts';
import { expireProof } from '#test/e2e/proof.ts';
import { enterAddress } from '#test/e2e/checkout.ts';
import { ask, askCards, askSimpleCard, fillCart, named, type Visit } from '#test/e2e/shop.ts';
import { findSoldOutProduct, goTo, press, type State } from './state.ts';

/** Opens an account and comes to the page of it. */
const openOwn = async (shopper: Visit, path: string): Promise<void> => {
  await openAccount(shopper, path);
};

/** The page of an account where who is here has to be proven again. */
const openUnproven = async (shopper: Visit, path: string): Promise<void> => {
  const person = await openAccount(shopper, shopper.paths.cart());
  await expireProof(person);
  await goTo(shopper, path);
};

/** Somebody's comparison: three alike products and one that is sold out. */
const openComparison = async (shopper: Visit): Promise<void> => {
  const { page, paths } = shopper;
  await openOwn(shopper, paths.compared());
  const alike = await askAlike(shopper, 3);
  await compare(shopper, [...alike, await findSoldOutProduct(shopper)]);
  await page.goto(paths.compared());
};

/** The page of somebody who follows two stores. */
const openFollowing = async (shopper: Visit): Promise<void> => {
  const { page, paths } = shopper;
  await openOwn(shopper, paths.following());
  const { result } = await ask<{ result: { id: string }[] }>(shopper, '/store');
  for (const { id } of result.slice(0, 2))
    await page.request.post(paths.followStore(), { form: { store_id: id }, maxRedirects: 0 });
  await page.goto(paths.following());
};

/** The book with one address that was just added. */
const openBook = async (shopper: Visit): Promise<void> => {
  const { page, paths, t } = shopper;
  await openOwn(shopper, `${paths.addresses()}?add=1`);
  await enterAddress(shopper);
  await press(shopper, t('addressPage.save'));
  await expect(page.getByText(t('addressPage.isDefault'), { exact: true })).toBeVisible();
};

/** The account itself. */
export const accountStates: State[] = [
  { name: 'the overview, empty', open: (shopper) => openOwn(shopper, shopper.paths.account()) },
  {
    name: 'the overview',
    open: async (shopper) => {
      const { paths } = shopper;
      // As a guest, whose things are the account's from its first moment.
      const person = newPerson();
      await fillCart(shopper, 2);
      await deliver(await order(shopper, { ...GRACE, email: person.email }));
      const { id } = await askSimpleCard(shopper);
      await ask(shopper, '/user/wishlist/action', { product_id: id, wished: true });
      await register(shopper, person, paths.account());
    },
  },
  { name: 'the profile', open: (shopper) => openOwn(shopper, shopper.paths.profile()) },
  {
    name: 'a review of what one has not bought',
    open: (shopper) => openOwn(shopper, shopper.paths.reviewProduct('215')),
  },
  {
    name: 'the profile, about to delete the account',
    open: async (shopper) => {
      await openOwn(shopper, shopper.paths.profile());
      const { page, t } = shopper;
      await page.locator('summary', { hasText: t('accountPage.deleteNow') }).click();
      await expect(page.getByText(t('accountPage.deleteSure'))).toBeVisible();
    },
  },
  {
    name: 'the profile, not proven',
    open: async (shopper) => {
      const { page, paths, t } = shopper;
      await openUnproven(shopper, paths.profile());
      await expect(page.getByRole('link', { name: t('accountPage.confirm') })).not.toHaveCount(0);
    },
  },
  {
    name: 'asked to confirm who one is',
    open: async (shopper) => {
      const { page, paths, t } = shopper;
      await openUnproven(shopper, paths.confirmIdentity(paths.profile()));
      await expect(page.getByRole('button', { name: t('accountPage.confirmCode') })).toBeVisible();
    },
  },
  {
    name: 'asked to confirm who one is, refused',
    open: async (shopper) => {
      const { page, paths } = shopper;
      await openUnproven(shopper, paths.confirmIdentity(paths.profile()));
      await sendForm(shopper, { password: 'wrong' });
      await expect(page.locator('main [aria-invalid=true]')).toBeFocused();
    },
  },
  {
    name: 'a question that is refused',
    open: async (shopper) => {
      const { page, paths, t } = shopper;
      const { id } = await askSimpleCard(shopper);
      await openOwn(shopper, paths.askQuestion(id));
      await press(shopper, t('questions.submit'));
      await expect(page.locator('main [aria-invalid=true]')).toBeFocused();
    },
  },
  { name: 'no reviews yet', open: (shopper) => openOwn(shopper, shopper.paths.reviews()) },
  {
    name: 'what one has reviewed and may review',
    open: async (shopper) => {
      const { page, paths, t } = shopper;
      const person = newPerson();
      await fillCart(shopper, 2);
      await deliver(await order(shopper, { ...GRACE, email: person.email }));
      await register(shopper, person, paths.reviews());
      await page
        .getByRole('link', { name: t('reviews.write') })
        .first()
        .click();
      await page.locator('main label[title]').last().click();
      await press(shopper, t('reviewPage.publish'));
      await expect(
        page.getByText(t('review.saved')).filter({ visible: true }).first(),
      ).toBeVisible();
      await goTo(shopper, paths.reviews());
      await expect(page.getByText(t('ownReviews.written'))).toBeVisible();
    },
  },
  { name: 'no questions yet', open: (shopper) => openOwn(shopper, shopper.paths.questions()) },
  {
    name: 'a question that was asked',
    open: async (shopper) => {
      const { page, paths, t } = shopper;
      const { id } = await askSimpleCard(shopper);
      await openOwn(shopper, paths.askQuestion(id));
      await page.getByLabel(t('questions.label')).fill('?');
      await press(shopper, t('questions.submit'));
      await expect(page.getByText(t('question.asked'))).toBeVisible();
    },
  },
  {
    name: 'the address book, empty',
    open: (shopper) => openOwn(shopper, shopper.paths.addresses()),
  },
  {
    name: 'the address book, about to delete an address',
    open: async (shopper) => {
      await openBook(shopper);
      const { page, t } = shopper;
      await page.locator('main summary', { hasText: t('addressPage.delete') }).click();
      await expect(page.getByText(t('addressPage.deleteAsk'))).toBeVisible();
    },
  },
  {
    name: 'the address book, an address deleted',
    open: async (shopper) => {
      await openBook(shopper);
      const { page, t } = shopper;
      await page.locator('main summary', { hasText: t('addressPage.delete') }).click();
      await press(shopper, t('addressPage.deleteNow'));
      await expect(page.getByRole('button', { name: t('addressPage.undo') })).toBeFocused();
    },
  },
  {
    name: 'the address book with two addresses',
    open: async (shopper) => {
      await openBook(shopper);
      const { page, paths, t } = shopper;
      await goTo(shopper, `${paths.addresses()}?add=1`);
      await enterAddress(shopper);
      await press(shopper, t('addressPage.save'));
      await expect(page.getByText(t('addressPage.makeDefault'), { exact: true })).toBeVisible();
    },
  },
  {
    name: 'an address of the book, being changed',
    open: async (shopper) => {
      await openBook(shopper);
      const { page, t } = shopper;
      await page.getByRole('link', { name: named(t, 'addressPage.editOf') }).click();
      await expect(page.getByRole('button', { name: t('addressPage.save') })).toBeVisible();
    },
  },
  {
    name: 'an address of the book, at fault',
    open: async (shopper) => {
      const { page, paths, t } = shopper;
      await openOwn(shopper, `${paths.addresses()}?add=1&country=US`);
      await page.locator('main form:has([name=zip])').evaluate((form: HTMLFormElement) => {
        form.noValidate = true;
      });
      await press(shopper, t('addressPage.save'));
      await expect(page.locator('main [aria-invalid=true]').first()).toBeVisible();
    },
  },
  { name: 'the vouchers', open: (shopper) => goTo(shopper, shopper.paths.vouchers()) },
  {
    name: 'the vouchers of who has something in the cart',
    open: async (shopper) => {
      await fillCart(shopper, 1, ({ current }) => current >= 5_000);
      await goTo(shopper, shopper.paths.vouchers());
      const usable = { level: 2, name: shopper.t('voucherPage.usable') };
      await expect(shopper.page.getByRole('heading', usable)).toBeVisible();
    },
  },
  { name: 'the passkeys', open: (shopper) => openOwn(shopper, shopper.paths.passkeys()) },
  {
    name: 'the passkeys, not proven',
    open: (shopper) => openUnproven(shopper, shopper.paths.passkeys()),
  },
  {
    name: 'nothing compared, and a search for it',
    open: async (shopper) => {
      const { page, paths, t } = shopper;
      await openOwn(shopper, paths.compared());
      const [card] = await askCards(shopper);
      await goTo(shopper, `${paths.compared()}?q=${encodeURIComponent(card?.title ?? '')}`);
      await expect(page.getByRole('button', { name: t('compare.addOne') }).first()).toBeVisible();
    },
  },
  { name: 'four products compared', open: openComparison },
  {
    name: 'a shared comparison, only differences',
    open: async (shopper) => {
      await openComparison(shopper);
      await goTo(shopper, `${await sharePath(shopper)}&only=differences`);
    },
  },
  {
    name: 'no followed stores',
    open: (shopper) => openOwn(shopper, shopper.paths.following()),
  },
  {
    name: 'followed stores, one of them left',
    open: async (shopper) => {
      await openFollowing(shopper);
      const { page, t } = shopper;
      await page
        .getByRole('button', { name: t('follow.end') })
        .first()
        .click();
      await expect(page.getByRole('button', { name: t('follow.undo') })).toBeFocused();
    },
  },
  {
    name: 'followed stores, with the monthly mail',
    open: async (shopper) => {
      await openFollowing(shopper);
      const { page, t } = shopper;
      await press(shopper, t('follow.newsAsk'));
      await expect(page.getByText(t('follow.newsOn'))).toBeVisible();
    },
  },
  {
    name: 'the end of the monthly mail',
    open: (shopper) => goTo(shopper, `${shopper.paths.storeNewsEnd()}?token=any`),
  },
];
