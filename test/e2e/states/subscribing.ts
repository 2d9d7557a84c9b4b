import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { linkIn, readMail } from '#test/e2e/outbox.ts';
import { openAccount, sendForm } from '#test/e2e/person.ts';
import { ask, askSimpleCard, type Visit } from '#test/e2e/shop.ts';
import { findSoldOut } from '#test/e2e/sold-out.ts';
import { goTo, press, type State } from './state.ts';

const openAsking = async (shopper: Visit): Promise<void> => {
  const { product, inventory: variant } = await findSoldOut(shopper, 'a look at the pages');
  await goTo(shopper, shopper.paths.notices({ product, variant }));
};

/** Comes to the page behind the link of the mail that asks whether the newsletter is wanted. */
const openConfirmation = async (shopper: Visit): Promise<string> => {
  const email = `reader-${randomUUID()}@example.com`;
  await ask(shopper, '/email-subscription', { email });
  await goTo(shopper, linkIn(await readMail(email, 'newsletter-confirm'), 'token='));
  return email;
};

const confirm = async (shopper: Visit): Promise<string> => {
  const { page, t } = shopper;
  const email = await openConfirmation(shopper);
  await press(shopper, t('subscription.confirmButton'));
  await expect(page.getByRole('heading', { name: t('subscription.confirmedTitle') })).toBeVisible();
  return email;
};

/** Newsletter, notices about products, and the contact form. */
export const subscribingStates: State[] = [
  { name: 'the contact form', open: (shopper) => goTo(shopper, shopper.paths.contact()) },
  {
    name: 'the contact form, nothing filled in',
    open: async (shopper) => {
      const { page, paths, t } = shopper;
      await goTo(shopper, paths.contact());
      await press(shopper, t('contact.submit'));
      await expect(page.locator('main [aria-invalid=true]')).toHaveCount(4);
    },
  },
  {
    name: 'the footer, its address refused',
    open: async (shopper) => {
      const { page, paths, t } = shopper;
      await goTo(shopper, paths.newsletter());
      const form = page.locator('footer form');
      await form.getByRole('button', { name: t('layout.newsletterSubmit') }).click();
      await expect(form.getByText(t('identity.emailRequired'))).toBeVisible();
    },
  },
  {
    name: 'the newsletter, asked for',
    open: async (shopper) => {
      const { page, paths, t } = shopper;
      await goTo(shopper, paths.newsletter());
      await sendForm(shopper, { subscriber: `reader-${randomUUID()}@example.com` });
      await expect(page.getByText(t('newsletter.asked'))).toBeVisible();
    },
  },
  {
    name: 'asked to confirm the newsletter',
    open: async (shopper) => {
      await openConfirmation(shopper);
    },
  },
  {
    name: 'the newsletter, confirmed',
    open: async (shopper) => {
      await confirm(shopper);
    },
  },
  {
    name: 'asked whether to unsubscribe',
    open: async (shopper) => {
      const email = await confirm(shopper);
      await goTo(shopper, linkIn(await readMail(email, 'newsletter-welcome'), 'token='));
    },
  },
  {
    name: 'unsubscribed',
    open: async (shopper) => {
      const { page, t } = shopper;
      const email = await confirm(shopper);
      await goTo(shopper, linkIn(await readMail(email, 'newsletter-welcome'), 'token='));
      await press(shopper, t('subscription.endButton'));
      await expect(page.getByText(t('subscription.endedText'))).toBeVisible();
    },
  },
  { name: 'a notice to ask for', open: openAsking },
  {
    name: 'a notice to ask for, refused',
    open: async (shopper) => {
      const { page, t } = shopper;
      await openAsking(shopper);
      await page.getByLabel(t('notice.stock')).uncheck();
      await press(shopper, t('notice.submit'));
      await expect(page.locator('#kinds-said')).toBeVisible();
    },
  },
  {
    name: 'no notices',
    open: (shopper) => goTo(shopper, shopper.paths.notices()),
  },
  {
    name: 'the notices of an account',
    open: async (shopper) => {
      const { page, paths, t } = shopper;
      const { id } = await askSimpleCard(shopper);
      await openAccount(shopper, paths.notices({ product: id }));
      await press(shopper, t('notice.submit'));
      await expect(page.getByRole('region', { name: t('notice.waiting') })).toBeVisible();
    },
  },
];
