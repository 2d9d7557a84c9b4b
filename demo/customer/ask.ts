import { sql } from 'kysely';
import { changeState } from '#api/prescriptions/change-prescription-state.ts';
import { saveAnswer } from '#api/questions/answer-question.ts';
import { askNotices, type NoticeKind } from '#contract/subscriptions/notice.ts';
import { openPrescriptionForm, sendPrescription } from '#contract/prescriptions/prescription.ts';
import { askQuestion } from '#contract/questions/question.ts';
import type { Db } from '#db/client.ts';
import { runInTransaction } from '#db/transaction.ts';
import { ADDRESSES, DEMO_CUSTOMER } from './customer.ts';
import { findProduct } from './find-product.ts';
import type { Visit } from './visit.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

type Asking = { db: Db; visit: Visit; today: Date };

const goBack = ({ visit, today }: Asking, days: number, hours = 0): void =>
  visit.moveTo(new Date(today.getTime() - days * DAY_MS + hours * HOUR_MS));

/** A question about something on the wishlist, which its store answers. */
const askStore = async (asking: Asking): Promise<void> => {
  const { db, visit } = asking;
  const { productId } = await findProduct(db, 'furniture');
  goBack(asking, 11);
  const { id } = await visit.ask(askQuestion, {
    json: { product_id: String(productId), question: 'Could it be delivered on a Saturday?' },
  });
  goBack(asking, 11, 5);
  const body =
    'Yes. Write the Saturday that suits you into the note of your order, and we arrange it with the carrier.';
  const answer = { questionId: Number(id), body, language: 'en' as const, now: visit.now() };
  await runInTransaction(db, (trx) => saveAnswer(trx, { ...answer, author: { by: 'store' } }));
};

/** A prescription that the shop has answered: without words of its own, so that it is read in each language. */
const sendOnePrescription = async (asking: Asking): Promise<void> => {
  const { db, visit } = asking;
  goBack(asking, 6);
  const { csrf_token } = await visit.ask(openPrescriptionForm, {});
  const { name, email } = DEMO_CUSTOMER;
  const { phone } = ADDRESSES.home;
  const sent = await visit.ask(sendPrescription, {
    json: { csrf_token, name, email, phone, note: 'The same as in spring, please.' },
  });
  const id = sent.prescription?.id;
  if (id === undefined) throw new Error('the prescription was not kept');
  goBack(asking, 6, 4);
  const answered = { id, state: 'answered' as const, message: undefined, now: visit.now() };
  await runInTransaction(db, (trx) => changeState(trx, answered));
};

/** Something whose price has fallen since, as a flash sale has begun; undefined where none has. */
const findCheaper = async ({ db, visit, today }: Asking): Promise<number | undefined> => {
  const { rows } = await sql<{ id: number }>`
    select p.id from product_card card join product p on p.id = card.product_id
    where current_price(card, ${today}) < current_price(card, ${visit.now()})
      and exists (select from inventory i where i.product_id = p.id and i.quantity > 0)
    order by p.popularity desc, p.id limit 1`.execute(db);
  return rows[0]?.id;
};

/** Something that nobody can have at the moment; undefined where there is all of everything. */
const findSoldOut = async ({ db }: Asking): Promise<number | undefined> => {
  const { rows } = await sql<{ id: number }>`
    select p.id from product_card card join product p on p.id = card.product_id
    where not exists (select from inventory i where i.product_id = p.id and i.quantity > 0)
    order by p.popularity desc, p.id limit 1`.execute(db);
  return rows[0]?.id;
};

/** What the customer waits for: lower prices, one of which has come, and something that is sold out. */
const waitFor = async (asking: Asking): Promise<void> => {
  const ask = (productId: number, kind: NoticeKind) =>
    asking.visit.ask(askNotices, { json: { product_id: String(productId), kinds: [kind] } });
  goBack(asking, 5);
  const soldOut = await findSoldOut(asking);
  if (soldOut !== undefined) await ask(soldOut, 'stock');
  goBack(asking, 3);
  const cheaper = await findCheaper(asking);
  if (cheaper !== undefined) await ask(cheaper, 'price');
  await ask((await findProduct(asking.db, 'headphones-audio', 1)).productId, 'price');
};

/** What the customer asks of the shop and its stores besides ordering: each page of the account has something to show. */
export const askAround = async (asking: Asking): Promise<void> => {
  await askStore(asking);
  await sendOnePrescription(asking);
  await waitFor(asking);
};
