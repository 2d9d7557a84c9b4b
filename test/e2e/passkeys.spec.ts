import { expect, type Page, type Route } from '@playwright/test';
import { expireProof } from './proof.ts';
import {
  changePart,
  expectNamed,
  logIn,
  logOut,
  newPerson,
  openAccount,
  register,
} from './person.ts';
import { becomeAnother, visit, type Visit } from './shop.ts';
import { test } from './test.ts';

/** A device that keeps passkeys and knows its user, as a phone or a laptop does; its id. */
const addDevice = async (page: Page) => {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('WebAuthn.enable', { enableUI: false });
  const { authenticatorId } = await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    /** Whether its user is there: without, it keeps asking. */
    setPresent: (enabled: boolean) =>
      devTools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
    /** Whether it knows its user again. */
    setKnown: (isUserVerified: boolean) =>
      devTools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  };
};

const button = ({ page, t }: Visit, key: 'passkey.create' | 'passkey.signIn' | 'passkey.later') =>
  page.locator('main').getByRole('button', { name: t(key) });

type Device = Awaited<ReturnType<typeof addDevice>>;

/**
 * Presses the button of a page of sign-in where the device waits for its user, who comes before it is asked:
 * a device that was asked without them waits for ever, and one with them would answer the field at once.
 */
const signInByButton = async (shopper: Visit, device: Device, address: string): Promise<void> => {
  const { page, paths } = shopper;
  const isQuestion = (url: URL): boolean => url.pathname === paths.passkeyData();
  await device.setPresent(false);
  const asked = page.waitForResponse((response) => isQuestion(new URL(response.url())));
  await page.goto(address);
  await asked;
  const comeAndAsk = async (route: Route): Promise<void> => {
    await device.setPresent(true);
    await route.continue();
  };
  await page.route(isQuestion, comeAndAsk, { times: 1 });
  await button(shopper, 'passkey.signIn').click();
};

/** Opens an account and takes the offer of a passkey where one then is. */
const registerWithPasskey = async (shopper: Visit, to = shopper.paths.orders()) => {
  const { page, t } = shopper;
  const device = await addDevice(page);
  const person = await openAccount(shopper, to);
  await expect(page.getByRole('heading', { name: t('passkey.offerTitle') })).toBeVisible();
  await button(shopper, 'passkey.create').click();
  await expect(page.getByText(t('passkey.added'))).toBeVisible();
  await expect(page.getByRole('heading', { name: t('passkey.offerTitle') })).toBeHidden();
  return { device, person };
};

for (const { language, width } of [
  { language: 'en', width: 1440 },
  { language: 'ar', width: 390 },
] as const) {
  test.describe(`in ${language}, ${width} wide`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('who has taken the offer of a passkey signs in with it, by the button and at the field', async ({
      page,
    }) => {
      test.slow();
      const shopper = await visit(page, language);
      const { paths } = shopper;
      const { device, person } = await registerWithPasskey(shopper);

      // By the button, back to where one was.
      await becomeAnother(page);
      await signInByButton(shopper, device, paths.login(paths.cart()));
      await expect(page).toHaveURL(paths.cart());
      await expectNamed(shopper, person.name);

      // At the field of the address: the browser offers it, and the virtual one takes it.
      await becomeAnother(page);
      await page.goto(`${paths.otpLogin()}?redirect=${encodeURIComponent(paths.orders())}`);
      await expect(page).toHaveURL(paths.orders());
      await expectNamed(shopper, person.name);
    });

    test('a device that does not know its user signs nobody in, and says so in words', async ({
      page,
    }) => {
      const shopper = await visit(page, language);
      const { paths, t } = shopper;
      const { device } = await registerWithPasskey(shopper);
      await becomeAnother(page);
      await device.setKnown(false);
      await signInByButton(shopper, device, paths.login());
      await expect(page.getByRole('alert')).toContainText(t('passkey.cancelled'));
      await expectNamed(shopper, null);
    });

    test('passkeys are renamed and deleted, and one device keeps one', async ({ page }) => {
      const shopper = await visit(page, language);
      const { paths, t } = shopper;
      const { device } = await registerWithPasskey(shopper);
      await page.goto(paths.passkeys());
      await button(shopper, 'passkey.create').click();
      await expect(page.getByRole('alert')).toContainText(t('passkey.registered'));

      const main = page.locator('main');
      const ways = main.locator('summary[aria-label]');
      await ways.first().click();
      await page.getByLabel(t('passkey.name'), { exact: true }).fill('My phone');
      await page.getByRole('button', { name: t('passkey.save') }).click();
      await expect(main.getByText(t('passkey.renamed'))).toBeVisible();
      await expect(main.getByText('My phone', { exact: true })).toBeVisible();

      await ways.nth(1).click();
      await main.getByRole('button', { name: t('passkey.delete'), exact: true }).click();
      await expect(main.getByText(t('passkey.none'))).toBeVisible();

      // The device still offers it, and the shop says that it opens nothing.
      await becomeAnother(page);
      await signInByButton(shopper, device, paths.login());
      await expect(page.getByRole('alert')).toContainText(t('passkey.unknown'));
    });
  });
}

test('who has a new account is led to a passkey wherever they come to', async ({ page }) => {
  const shopper = await visit(page, 'en');
  const { paths, t } = shopper;
  await addDevice(page);
  await register(shopper, newPerson(), paths.home());
  await page.getByRole('link', { name: t('passkey.create') }).click();
  await expect(page).toHaveURL(paths.passkeys());
  await expect(button(shopper, 'passkey.create')).toBeVisible();
});

test('a passkey proves again who it is that changes something', async ({ page }) => {
  const shopper = await visit(page, 'en');
  const { paths, t } = shopper;
  const { person } = await registerWithPasskey(shopper, paths.profile());
  await expireProof(person);
  await page.goto(paths.confirmIdentity(paths.profile()));
  await page.getByRole('button', { name: t('accountPage.confirmPasskey') }).click();
  await expect(page).toHaveURL(paths.profile());
  await changePart(shopper, t('accountPage.password'));
  await expect(page.getByRole('button', { name: t('accountPage.setPassword') })).toBeVisible();
});

test('an offer that was dismissed is not made again on that device', async ({ page }) => {
  const shopper = await visit(page, 'en');
  const { paths, t } = shopper;
  await addDevice(page);
  const person = newPerson();
  await register(shopper, person, paths.orders());
  await button(shopper, 'passkey.later').click();
  await expect(page.getByRole('heading', { name: t('passkey.offerTitle') })).toBeHidden();
  await logOut(shopper);
  await logIn(shopper, person, paths.orders());
  await expect(page.getByRole('heading', { name: t('orderPage.listTitle') })).toBeVisible();
  await expect(page.getByRole('heading', { name: t('passkey.offerTitle') })).toBeHidden();
});

test('a page’s script never sees the token of what a device is asked', async ({ page }) => {
  const shopper = await visit(page, 'en');
  const asked = page.waitForResponse((answer) =>
    answer.url().endsWith(shopper.paths.passkeyData()),
  );
  await page.goto(shopper.paths.login());
  const answer = await asked;
  expect(Object.keys(await answer.json()).toSorted()).toEqual(['ok', 'options', 'origin']);
  const cookies = await page.context().cookies();
  const cookie = cookies.find(({ name }) => name === 'frontend_passkey');
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
});
