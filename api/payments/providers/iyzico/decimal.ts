import type { Minor } from '#contract/money.ts';

/** All currencies that Iyzico takes have two decimals. */
const DECIMALS = 2;
const DECIMAL = /^(\d{1,12})(?:\.(\d+))?$/;

/** As Iyzico writes amounts: `129.0`, `129.5`, `129.55`. */
export const toDecimal = (amount: Minor): string => {
  const digits = String(amount).padStart(DECIMALS + 1, '0');
  const decimals = digits.slice(-DECIMALS).replace(/0$/, '');
  return `${digits.slice(0, -DECIMALS)}.${decimals}`;
};

/** Without zeros that say nothing, as response signatures have numbers: `10.50` is `10.5`, `1.0` is `1`. */
export const withoutZeros = (value: string | number): string => {
  const [, whole, decimals = ''] = DECIMAL.exec(String(value)) ?? [];
  if (whole === undefined) return String(value);
  const kept = decimals.replace(/0+$/, '');
  return kept === '' ? whole : `${whole}.${kept}`;
};

/** Undefined where it is no amount of two decimals. */
export const toMinor = (value: string | number): Minor | undefined => {
  const [, whole, decimals = ''] = DECIMAL.exec(withoutZeros(value)) ?? [];
  if (whole === undefined || decimals.length > DECIMALS) return undefined;
  return Number(whole + decimals.padEnd(DECIMALS, '0'));
};
