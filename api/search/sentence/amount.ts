const GROUPED = /^\d{1,3}(?:[.,٬ \u202f\u00a0]\d{3})+(?:[.,٫]\d{1,2})?$/u;
const PLAIN = /^\d+(?:[.,٫]\d{1,2})?$/u;
const MOST = 1e9;

/**
 * A typed number in minor units, undefined where it is none that a price is written as. Three digits
 * behind a mark are thousands: nobody asks for a thousandth.
 */
export const minorOfText = (text: string, exponent: number): number | undefined => {
  const isGrouped = GROUPED.test(text);
  if (!isGrouped && !PLAIN.test(text)) return undefined;
  const decimals = /[.,٫](\d{1,2})$/u.exec(text)?.[1] ?? '';
  const whole = (decimals === '' ? text : text.slice(0, -decimals.length - 1)).replace(/\D/gu, '');
  const value = Number(`${whole}.${decimals || '0'}`);
  return value > 0 && value <= MOST ? Math.round(value * 10 ** exponent) : undefined;
};
