import { isAmount, refuse, type Answer, type Said } from './answers.ts';
import { idOf, secondsNow, type Order } from './entities.ts';

const THREE_DECIMALS = ['BHD', 'KWD', 'OMR'];

/** An order, or why Razorpay makes none of it. */
export const makeOrder = ({ amount, currency, receipt, notes }: Said): Order | Answer => {
  if (!isAmount(amount)) return refuse('The amount must be an integer.');
  if (typeof currency !== 'string') return refuse('The currency field is required.');
  if (typeof receipt === 'string' && receipt.length > 40)
    return refuse('The receipt may not be greater than 40 characters.');
  if (THREE_DECIMALS.includes(currency) && amount % 10 !== 0)
    return refuse('The last digit of the amount must be 0.');
  return {
    id: idOf('order'),
    entity: 'order',
    amount,
    amount_paid: 0,
    amount_due: amount,
    currency,
    receipt: typeof receipt === 'string' ? receipt : null,
    status: 'created',
    attempts: 0,
    notes: (notes ?? {}) as Order['notes'],
    created_at: secondsNow(),
  };
};
