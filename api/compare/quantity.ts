/** What can be measured; a quantity of one kind is never compared with one of another. */
export type Dimension =
  | 'mass'
  | 'volume'
  | 'length'
  | 'power'
  | 'electric-energy'
  | 'food-energy'
  | 'charge'
  | 'voltage'
  | 'frequency'
  | 'data'
  | 'time'
  | 'months'
  | 'light'
  | 'sound'
  | 'temperature'
  | 'share';

/** So many of the smallest unit of its dimension, as an exact fraction. */
type Amount = { numerator: bigint; denominator: bigint };

/** A measured value: `1.5 kg`; several amounts of one unit for `30 × 20 × 10 cm`. */
export type Quantity<Of extends Dimension = Dimension> = {
  dimension: Of;
  amounts: readonly [Amount, ...Amount[]];
};

/**
 * How many of the smallest unit each unit is. All are whole numbers, so that nothing is rounded: of mass the
 * smallest is the nanogram, which an ounce is a whole number of.
 */
const UNITS: Record<Dimension, Record<string, bigint>> = {
  mass: {
    'µg|mcg': 1_000n,
    mg: 1_000_000n,
    'g|gr|gram|grams|gramme|grammes': 1_000_000_000n,
    'kg|kilogram|kilograms': 1_000_000_000_000n,
    'oz|ounce|ounces': 28_349_523_125n,
    'lb|lbs|pound|pounds': 453_592_370_000n,
  },
  volume: {
    'ml|millilitre|millilitres|milliliter|milliliters': 1n,
    'cl|centilitre|centilitres': 10n,
    'dl|decilitre|decilitres': 100n,
    'l|litre|litres|liter|liters': 1_000n,
  },
  // A hundred nanometres: a thousandth of an inch is a whole number of them.
  length: {
    µm: 10n,
    'mm|millimetre|millimetres': 10_000n,
    'cm|centimetre|centimetres': 100_000n,
    'm|metre|metres|meter|meters': 10_000_000n,
    km: 10_000_000_000n,
    'in|inch|inches|"|”|″': 254_000n,
    'ft|foot|feet': 3_048_000n,
  },
  power: { 'w|watt|watts': 1n, kw: 1_000n },
  'electric-energy': { wh: 1n, kwh: 1_000n },
  'food-energy': { j: 1n, kj: 1_000n, kcal: 4_184n },
  charge: { mah: 1n, ah: 1_000n },
  voltage: { mv: 1n, 'v|volt|volts': 1_000n, kv: 1_000_000n },
  frequency: { hz: 1n, khz: 1_000n, mhz: 1_000_000n, ghz: 1_000_000_000n },
  data: {
    kb: 1_000n,
    mb: 1_000_000n,
    gb: 1_000_000_000n,
    tb: 1_000_000_000_000n,
    mib: 1_048_576n,
    gib: 1_073_741_824n,
    tib: 1_099_511_627_776n,
  },
  time: {
    'ms|millisecond|milliseconds': 1n,
    's|sec|second|seconds': 1_000n,
    'min|minute|minutes': 60_000n,
    'h|hr|hrs|hour|hours': 3_600_000n,
    'day|days': 86_400_000n,
    'week|weeks': 604_800_000n,
  },
  // A month is no number of days.
  months: { 'month|months': 1n, 'year|years': 12n },
  light: { 'lm|lumen|lumens': 1n },
  sound: { db: 1n, 'db(a)': 1n },
  temperature: { '°c': 1n },
  share: { '%': 1n },
};

/** Zeros of the digits that the shop's languages write: Arabic, Persian, Devanagari. */
const ZEROS = [0x0660, 0x06f0, 0x0966];

const plainDigits = (text: string): string =>
  text.replaceAll(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f]/g, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    return String(code - (ZEROS.findLast((zero) => zero <= code) ?? 0));
  });

const SPACES = /[\s\u00a0\u202f]+/g;

/** The text as it is compared: one case, plain digits and single spaces. */
export const normaliseText = (text: string): string =>
  plainDigits(text.normalize('NFKC')).replaceAll(SPACES, ' ').trim().toLowerCase();

type Unit = { dimension: Dimension; factor: bigint };

const UNIT_OF: ReadonlyMap<string, Unit> = new Map(
  Object.entries(UNITS).flatMap(([dimension, units]) =>
    Object.entries(units).flatMap(([names, factor]) =>
      names
        .split('|')
        .map((name): [string, Unit] => [
          normaliseText(name),
          { dimension: dimension as Dimension, factor },
        ]),
    ),
  ),
);

/** Thousands in groups of three behind commas, decimals behind a point; or decimals behind a comma. */
const NUMBER = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:[.,]\d+)?`;
const TIMES = String.raw`\s*[x×*]\s*`;
// A hyphen may stand between an English number and its unit: `6.1-inch`.
const MEASURED = new RegExp(
  `^((?:${NUMBER})(?:${TIMES}(?:${NUMBER}))*)[ -]?([^\\d\\s.,-][^\\d]*)$`,
);

const parseNumber = (text: string): Amount => {
  const plain = /^\d{1,3}(,\d{3})+(\.|$)/.test(text)
    ? text.replaceAll(',', '')
    : text.replace(',', '.');
  const [whole = '', decimals = ''] = plain.split('.');
  return { numerator: BigInt(whole + decimals), denominator: 10n ** BigInt(decimals.length) };
};

/** Longer texts are sentences. */
const LONGEST = 60;

/**
 * The quantity that an English text is, undefined where the whole of it is not one number (or several,
 * `30 × 20 cm`) with a unit that is known: `Machine wash at 30 °C`, `10–12 h` and `SPF 30` are texts.
 */
export const readQuantity = (text: string): Quantity | undefined => {
  if (text.length > LONGEST) return undefined;
  const [, numbers, name] = MEASURED.exec(normaliseText(text)) ?? [];
  const unit = name === undefined ? undefined : UNIT_OF.get(name.replace(/\.$/, ''));
  if (numbers === undefined || !unit) return undefined;
  const [first, ...others] = numbers.split(new RegExp(TIMES)).map((number): Amount => {
    const { numerator, denominator } = parseNumber(number);
    return { numerator: numerator * unit.factor, denominator };
  });
  return first && { dimension: unit.dimension, amounts: [first, ...others] };
};

const compareAmounts = (one: Amount, other: Amount): number => {
  const difference = one.numerator * other.denominator - other.numerator * one.denominator;
  return difference === 0n ? 0 : difference < 0n ? -1 : 1;
};

/** Below 0 where the first is less; undefined where the two cannot be ordered: other kinds, or several amounts. */
export const compareQuantities = (one: Quantity, other: Quantity): number | undefined => {
  if (one.dimension !== other.dimension) return undefined;
  if (one.amounts.length > 1 || other.amounts.length > 1) return undefined;
  return compareAmounts(one.amounts[0], other.amounts[0]);
};

const isSameQuantity = (one: Quantity, other: Quantity): boolean =>
  one.dimension === other.dimension &&
  one.amounts.length === other.amounts.length &&
  one.amounts.every((amount, at) => {
    const its = other.amounts[at];
    return its !== undefined && compareAmounts(amount, its) === 0;
  });

/** Whether two values of a specification, in English, say the same: `1.5 kg` and `1500 g` do. */
export const isSameValue = (one: string, other: string): boolean => {
  const quantities = [readQuantity(one), readQuantity(other)] as const;
  if (quantities[0] && quantities[1]) return isSameQuantity(quantities[0], quantities[1]);
  return normaliseText(one) === normaliseText(other);
};

/** How many of its smallest unit are a kilogram, and a litre. */
const LARGE = { mass: 1_000_000_000_000n, volume: 1_000n } as const;

/** What a kilogram or a litre costs of which this quantity has that price, to the minor unit. */
export const perLarge = (
  price: number,
  { dimension, amounts: [{ numerator, denominator }] }: Quantity<keyof typeof LARGE>,
): number => {
  const cost = BigInt(price) * LARGE[dimension] * denominator;
  return Number((2n * cost + numerator) / (2n * numerator));
};
