import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { answerQuestion } from './operator.ts';
import { readMail } from './outbox.ts';
import { openAccount, sendForm } from './person.ts';
import { askCards, becomeAnother, visit } from './shop.ts';
import { test } from './test.ts';

/** A product that no other journey buys. */
const askQuietCard = async (shopper: Parameters<typeof askCards>[0]) => {
  const card = (await askCards(shopper, 9)).at(-1);
  if (!card) throw new Error('The demo shop has too few products.');
  return card;
};

test('somebody asks about a product, signs in on the way, and reads the store’s answer there', async ({
  page,
}) => {
  // Somebody opens an account, and signs in once more.
  test.slow();
  const shopper = await visit(page, 'en');
  const { t, paths } = shopper;
  const person = await openAccount(shopper);
  await becomeAnother(page);
  const card = await askQuietCard(shopper);
  const text = `Does it float? (${randomUUID()})`;
  const answer = `Only in salt water, ${randomUUID()}.`;

  await page.goto(paths.product(card));
  const section = page.getByRole('region', { name: t('questions.title') });
  await section.getByLabel(t('questions.label')).fill(text);
  await section.getByRole('button', { name: t('questions.submit') }).click();
  await expect(page).toHaveURL(paths.login(paths.askQuestion(card.id)));
  await expect(page.locator('main input[name=password]')).toBeVisible();
  await sendForm(shopper, { email: person.email, password: person.password });

  await expect(page).toHaveURL(paths.askQuestion(card.id));
  await expect(page.getByLabel(t('questions.label'))).toHaveValue(text);
  await page.getByRole('button', { name: t('questions.submit') }).click();
  await expect(page).toHaveURL(paths.questions());
  await expect(page.getByText(t('question.asked'))).toBeVisible();
  const asked = page.getByRole('listitem').filter({ hasText: text });
  await expect(asked).toContainText(t('questionPage.waiting'));

  // Nobody else sees it yet.
  const isShown = async (): Promise<boolean> =>
    (await (await page.request.get(paths.product(card))).text()).includes(text);
  expect(await isShown()).toBe(false);
  await answerQuestion(text, answer);
  await expect.poll(isShown).toBe(true);
  await page.goto(paths.product(card));
  const shown = section.getByRole('article').filter({ hasText: text });
  await expect(shown).toContainText(answer);
  await expect(shown).toContainText(t('questions.store'));
  await expect(shown).toContainText('Ada');
  await expect(shown).not.toContainText('Lovelace');

  const mail = await readMail(person.email, 'question-answered', answer);
  expect(mail.text).toContain(text);
  expect(mail.text).toContain(`${paths.product(card)}#questions`);
});
