const DECIMAL = /^(\d+)(?:\.(\d+))?$/;

/** All currencies that Iyzico takes have two decimals. */
export const DECIMALS = 2;

/** Without zeros that say nothing, as response signatures have numbers: `10.50` is `10.5`, `1.0` is `1`. */
export const withoutZeros = (value: string | number): string => {
  const [, whole, decimals = ''] = DECIMAL.exec(String(value)) ?? [];
  if (whole === undefined) return String(value);
  const kept = decimals.replace(/0+$/, '');
  return kept === '' ? whole : `${whole}.${kept}`;
};
