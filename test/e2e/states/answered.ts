import { expect } from '@playwright/test';
import { prescriptionsCommand } from '#cli/prescriptions-command.ts';
import { answerQuestion, operate, operateOrders } from '#test/e2e/operator.ts';
import { openAccount } from '#test/e2e/person.ts';
import { ask, askSimpleCard, type Visit } from '#test/e2e/shop.ts';
import { deliverSome, MARIE } from './ordered.ts';
import { sendOne } from './prescription.ts';
import { goTo, press, type State } from './state.ts';

/** A question of an account that the store has answered, in the list of that account. */
const openAnswered = async (shopper: Visit): Promise<void> => {
  const { page, paths, t } = shopper;
  const { id } = await askSimpleCard(shopper);
  const person = await openAccount(shopper, paths.askQuestion(id));
  const text = `? ${person.email}`;
  await page.getByLabel(t('questions.label')).fill(text);
  await press(shopper, t('questions.submit'));
  await expect(page.getByText(t('question.asked'))).toBeVisible();
  await answerQuestion(text, '!');
  await page.goto(paths.questions());
  await expect(page.getByText('!', { exact: true })).toBeVisible();
};

/** What the shop has answered: to a question, a prescription, a return, a withdrawal. */
export const answeredStates: State[] = [
  { name: 'a question that the store has answered', open: openAnswered },
  {
    name: 'a prescription that was answered',
    open: async (shopper) => {
      await sendOne(shopper);
      const { page, paths, t } = shopper;
      const [number = ''] = /RX-\w{4}-\w{4}/.exec(await page.locator('main').innerText()) ?? [];
      await operate(prescriptionsCommand, 'answer', number, '--message', '12:00');
      await goTo(shopper, paths.prescriptions());
      const answered = t('prescription.states.answered');
      await expect(page.getByText(answered, { exact: true })).toBeVisible();
    },
  },
  {
    name: 'a return that was refused',
    open: async (shopper) => {
      const { id, number, lines } = await deliverSome(shopper);
      const json = { order_id: id, lines: [lines[0]?.id], kind: 'refund', reason: 'broken' };
      await ask(shopper, '/cancellation/cancel-order', json);
      await operateOrders('refuse', number, '--message', '404');
      await goTo(shopper, shopper.paths.order(id));
      await expect(shopper.page.getByText('404')).toBeVisible();
    },
  },
  {
    name: 'the choice of what to withdraw from',
    open: async (shopper) => {
      const { id } = await deliverSome(shopper, MARIE);
      await goTo(shopper, shopper.paths.orderWithdraw(id));
      const next = shopper.page.getByRole('button', { name: shopper.t('withdrawPage.next') });
      await expect(next).toBeVisible();
    },
  },
];
