import { z } from 'zod';
import { CUSTOM_METHODS, PAYMENT_METHOD } from '#contract/orders/order-codes.ts';
import { RESERVED_SLUGS } from '#contract/slug.ts';
import { forEachLanguage, isLanguageCode, languageCodes } from '#i18n/languages.ts';
import { translator } from '#i18n/messages.ts';
import { findTextFault } from '#i18n/custom-texts.ts';
import { ShopError } from './shop-file.ts';
import type { Shop } from './shop.ts';
import { COLOURS, RADII, TEXT_SIZES } from './theme/theme.ts';

const func = z.custom<() => unknown>((value) => typeof value === 'function', 'must be a function');
const text = z.string('must be a text').min(1, 'must not be empty');

const keysOf = <Value extends z.ZodType>(keys: readonly string[], value: Value) =>
  z.strictObject(Object.fromEntries(keys.map((key) => [key, value.optional()])), {
    error: (issue) => (issue.code === 'unrecognized_keys' ? undefined : 'must be an object'),
  });

const ownText = z.strictObject(
  { ...forEachLanguage(() => text.optional()), en: text },
  'must be texts by language, one in en',
);

const CODES: readonly number[] = Object.values(PAYMENT_METHOD);
const isMethod = (code: number): boolean =>
  CODES.includes(code) || (code >= CUSTOM_METHODS.first && code <= CUSTOM_METHODS.last);

const isMessage = (key: string): boolean => translator('en')(key as never) !== key;

const isName = (name: unknown): boolean =>
  typeof name === 'string' ? isMessage(name) : ownText.safeParse(name).success;

const NAME = 'must be texts by language, one in en';

const payment = z.strictObject({
  code: z
    .int('must be a whole number')
    .refine(isMethod, 'must be a code of PAYMENT_METHOD or from 100 to 999'),
  name: z.custom<unknown>(isName, NAME),
  plainName: z.custom<unknown>(isName, NAME).optional(),
  hint: ownText.optional(),
  publicKey: z.string('must be a text or null').nullable(),
  settles: func,
  confirmsAtOnce: z.boolean('must be true or false'),
  // Made by a function of Souk's or a shop's own: what it is asked for is what a payment needs.
  online: z
    .looseObject({
      slug: text.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be words of small letters, like my-bank'),
      formOrigins: z.array(
        z.url('must be an origin, like https://pay.example.com'),
        'must be a list',
      ),
      start: func,
      find: func,
      refund: func,
    })
    .optional(),
});

const isUnique = <Item>(items: readonly Item[], of: (item: Item) => unknown): boolean =>
  new Set(items.map(of)).size === items.length;

/** The first part is one that nothing of Souk's begins with; further ones may differ (`:town`). */
const PATH = /^[a-z0-9]+(-[a-z0-9]+)*(\/(:[a-z]\w*|[a-z0-9]+(-[a-z0-9]+)*))*$/;
/** The second parts of Souk's own addresses that may begin with anything: `/SLUG/products`. */
const TAKEN_ENDS = new Set(['products', 'collection', 'brand', 'product']);

const isFree = (path: string): boolean => {
  const [first = '', second = ''] = path.split('/');
  return !RESERVED_SLUGS.has(first) && !TAKEN_ENDS.has(second);
};

const page = z.strictObject({
  path: text
    .regex(PATH, 'must be words of small letters, like size-guide or fittings/:town')
    .refine(isFree, 'begins as an address of Souk does'),
  file: text,
});

const colours = keysOf(
  COLOURS,
  z
    .string('must be a colour')
    .regex(/^#([0-9a-f]{3}|[0-9a-f]{6})$/i, 'must be a colour in hex, like #470096'),
).optional();
const size = (most: number) =>
  z.number('must be a number').min(0, 'must not be negative').max(most, `must be at most ${most}`);

const theme = z.strictObject({
  light: colours,
  dark: colours,
  radius: keysOf(RADII, size(64)).optional(),
  text: keysOf(TEXT_SIZES, size(8)).optional(),
  fonts: z
    .array(
      z.strictObject({
        file: text.regex(/\.woff2$/i, 'must be a file in WOFF2'),
        weight: text.regex(/^\d{1,4}( \d{1,4})?$/, 'must be like 400, or 100 900').optional(),
        style: z.enum(['normal', 'italic'], 'must be normal or italic').optional(),
        range: text.regex(/^[\dA-Fa-fUu+?,\s-]+$/, 'must be like U+0600-06FF').optional(),
      }),
      'must be a list',
    )
    .optional(),
  logo: z
    .strictObject({
      file: text.regex(/\.(svg|png|webp)$/i, 'must be SVG, PNG or WebP'),
      dark: text.regex(/\.(svg|png|webp)$/i, 'must be SVG, PNG or WebP').optional(),
    })
    .optional(),
});

const HOOKS = ['orderPlaced', 'orderAdvanced', 'orderCancelled', 'orderPaid', 'reviewWritten'];

const sender = z.looseObject({ send: func }, 'must be an object with the function send');

const shop = z.strictObject(
  {
    payments: z
      .array(payment, 'must be a list')
      .refine((all) => isUnique(all, ({ code }) => code), 'has a code twice')
      .optional(),
    hooks: keysOf(HOOKS, func).optional(),
    sms: sender.optional(),
    mail: sender.optional(),
    pictures: z.looseObject({ find: func, findSize: func, put: func, remove: func }).optional(),
    calls: func.optional(),
    pages: z
      .array(page, 'must be a list')
      .refine((all) => isUnique(all, ({ path }) => path), 'has a path twice')
      .optional(),
    theme: theme.optional(),
    texts: z.record(z.string(), z.record(z.string(), z.string('must be a text'))).optional(),
  },
  'must be what defineShop is given, as the default export',
);

/** `payments[0].code`. */
const nameOf = (path: readonly PropertyKey[]): string =>
  path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '');

const sayIssue = (issue: z.core.$ZodIssue): string => {
  const name = nameOf(issue.path);
  if (issue.code === 'unrecognized_keys')
    return `${[name, issue.keys[0]].filter(Boolean).join('.')} is nothing that Souk knows`;
  // Zod's own words, where the field has none of ours.
  const isOurs = !/^(Invalid|Expected|Unrecognized)/.test(issue.message);
  return `${name || 'it'} ${isOurs ? issue.message : 'is missing or of another kind'}`;
};

/** The first text that takes the place of none of Souk's, or would lose what belongs into it. */
const findTextsFault = (texts: NonNullable<Shop['texts']>): string | undefined => {
  for (const [code, own] of Object.entries(texts)) {
    if (!isLanguageCode(code))
      return `texts.${code} is none of the languages ${languageCodes.join(', ')}`;
    for (const [key, given] of Object.entries(own)) {
      const fault = findTextFault(code, key, given);
      if (fault) return `texts.${code}['${key}'] ${fault}`;
    }
  }
  return undefined;
};

/** What the file has as its default export, if it is a shop. Throws ShopError naming the field. */
export const checkShop = (file: string, given: unknown): Shop => {
  const checked = shop.safeParse(given);
  const [issue] = checked.error?.issues ?? [];
  const texts = (checked.data?.texts ?? {}) as NonNullable<Shop['texts']>;
  const fault = issue ? sayIssue(issue) : findTextsFault(texts);
  if (fault) throw new ShopError(`${file}: ${fault}.`);
  return given as Shop;
};
