import type { Minor } from '#contract/money.ts';

/** Writes 1999 as "19.99" where the amount has two decimals, and as "1999" where it has none. */
export const writeDecimal = (amount: Minor, decimals: number): string => {
  const digits = String(amount).padStart(decimals + 1, '0');
  if (decimals === 0) return digits;
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
};

/**
 * Reads "19.99", "19.9" or "20" in units of the last of its decimals. Undefined where it is no amount, or
 * finer than that: nothing is rounded.
 */
export const readDecimal = (text: string, decimals: number): Minor | undefined => {
  const [, whole, fraction = ''] = /^(\d{1,15})(?:\.(\d{1,15}))?$/.exec(text) ?? [];
  if (whole === undefined || /[1-9]/.test(fraction.slice(decimals))) return undefined;
  const amount = Number(whole + fraction.slice(0, decimals).padEnd(decimals, '0'));
  return Number.isSafeInteger(amount) ? amount : undefined;
};
