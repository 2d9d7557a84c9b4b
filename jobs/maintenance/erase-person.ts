import { ORDER_STATUS } from '#contract/orders/order-codes.ts';
import type { Db } from '#db/client.ts';

/** What is left of an order of whom nobody may know any more; where it went is kept for the taxes. */
const WITHOUT_PERSON = {
  name: '',
  email: '',
  phone: '',
  city: '',
  zip: '',
  address_1: '',
  address_2: '',
  note: null,
};

/**
 * Takes the person out of erased accounts' orders that have arrived or are cancelled; the others keep
 * whom and where they go to until then.
 */
export const erasePersonFromOrders = async (db: Db): Promise<void> => {
  await db
    .updateTable('order')
    .set(WITHOUT_PERSON)
    .where('person_erased', '=', true)
    .where('email', '<>', '')
    .where((eb) =>
      eb.or([eb('status', '=', ORDER_STATUS.delivered), eb('cancelled_at', 'is not', null)]),
    )
    .execute();
};
