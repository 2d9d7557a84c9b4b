import type { Minor } from '#contract/money.ts';

/** What UPI moves from a person to a shop at once: 1,00,000 rupees, in paise. */
const MAX_PAISE = 10_000_000;

/** Whether UPI can move this amount: rupees, and not above its limit. */
export const isSettledByUpi = (currency: string, amount?: Minor): boolean =>
  currency === 'INR' && (amount === undefined || amount <= MAX_PAISE);
