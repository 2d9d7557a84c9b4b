import type { Minor } from '#contract/money.ts';

const AMOUNT = /^(\d{1,13})(?:\.(\d+))?$/;

/**
 * Reads a price such as `129.00` into minor units, digit by digit: no floating point is involved.
 * Undefined where it is none, or has more decimals than the currency.
 */
export const findAmount = (text: string, exponent: number): Minor | undefined => {
  const [, whole, decimals = ''] = AMOUNT.exec(text.trim()) ?? [];
  const significant = decimals.replace(/0+$/, '');
  if (whole === undefined || significant.length > exponent) return undefined;
  const amount = Number(whole + significant.padEnd(exponent, '0'));
  return Number.isSafeInteger(amount) ? amount : undefined;
};

/** The amount as `findAmount` reads it. */
export const amountText = (amount: Minor, exponent: number): string => {
  if (exponent === 0) return String(amount);
  const digits = String(amount).padStart(exponent + 1, '0');
  return `${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`;
};
