import { z } from 'zod';
import type { Db, Trx } from '#db/client.ts';

const words = z.record(z.string(), z.string()).and(z.object({ en: z.string() }));
const colour = z.string().regex(/^#[0-9a-f]{6}$/i);
const text = z.string().nullable();
const side = z.union([z.literal(1), z.literal(2)]);

/** A setting that is missing or makes no sense has its default; the shop stays open. */
const setting = <Schema extends z.ZodType>(
  schema: Schema,
  standard: NoInfer<z.output<Schema>>,
  /** What it takes, in the operator's words. */
  takes: string,
) => schema.catch(standard).describe(takes);

/** Every setting of the shop: the key of its row in the table `setting`, and its default. */
const settingsSchema = z.object({
  site_name: setting(words, { en: 'Souk' }, 'a text'),
  copyright_text: setting(words, { en: 'Souk' }, 'a text'),
  header_logo: setting(text, null, 'the name of a picture'),
  primary_color: setting(colour, '#470096', 'a colour as #470096'),
  primary_hover_color: setting(colour, '#35006f', 'a colour as #35006f'),
  phone: setting(text, null, 'a phone number'),
  email: setting(text, null, 'an e-mail address'),
  /** Where the shop has its seat and its number of tax: its invoices name both. */
  address: setting(text, null, 'an address'),
  tax_number: setting(text, null, 'a number'),
  /** Within how many hours the shop answers messages; null promises nothing. */
  answer_hours: setting(z.int().min(1).max(720).nullable(), null, 'hours from 1 to 720, or null'),
  currency: setting(z.string().regex(/^[A-Z]{3}$/), 'USD', 'a currency as USD'),
  currency_icon: setting(z.string().min(1).max(8), '$', 'a sign as $, of 8 characters at most'),
  currency_position: setting(side, 1, '1 (before the amount) or 2 (after it)'),
  guest_checkout: setting(z.boolean(), true, 'true or false'),
  /** For so long an order waits for its money; then it is cancelled. */
  payment_minutes: setting(z.int().min(10).max(10_080), 30, 'minutes from 10 to 10080'),
  /** What may be given back at all may be for at least so many days, whatever its product promises. */
  return_days: setting(z.int().min(0).max(3650), 0, 'days, 0 or more'),
  /** Whether shoppers may withdraw from the contract: by the country of delivery, always or never. */
  withdrawal: setting(
    z.enum(['auto', 'on', 'off']),
    'auto',
    'auto (for deliveries to the EU), on or off',
  ),
  /** What reductions are measured against: the price of the list, or the lowest of the 30 days before. */
  price_reference: setting(
    z.enum(['list', 'lowest30']),
    'list',
    'list, or lowest30 as shops in the EU must',
  ),
  prescription: setting(z.boolean(), true, 'true or false'),
  /** For how long prescriptions are kept; those that are there keep the time that was promised. */
  prescription_days: setting(z.int().min(1).max(365), 30, 'a number of days from 1 to 365'),
  /** Whether prescriptions may be PDF, which are kept as they came, beside pictures. */
  prescription_pdf: setting(z.boolean(), false, 'true or false'),
  /** How many days after an order has arrived its buyer is asked for reviews, once. */
  review_invitation_days: setting(
    z.int().min(0).max(365),
    7,
    'days from 0 (nobody is asked) to 365',
  ),
  /** Where a shopper is taken to live before they say so. */
  default_country: setting(z.string().regex(/^[A-Z]{2}$/), 'IN', 'a country as IN'),
  default_region: setting(z.string().max(64), 'DL', 'a region as DL'),
  /** Pictures are at `img_src_url` + `thumb_prefix` + name. */
  img_src_url: setting(z.string(), '/media/', 'where pictures are'),
  thumb_prefix: setting(z.string(), '480/', 'the folder of small pictures'),
  default_image: setting(z.string(), 'default.webp', 'the name of a picture'),
});

export type Settings = z.output<typeof settingsSchema>;

/** The shop's settings, each with its default where it is not set. */
export const getSettings = async (db: Db | Trx): Promise<Settings> => {
  const rows = await db.selectFrom('setting').select(['key', 'value']).execute();
  return settingsOf(Object.fromEntries(rows.map(({ key, value }) => [key, value])));
};

const standards = settingsSchema.parse({});

/** The settings of what stands in the table `setting`, by key. */
export const settingsOf = (values: Record<string, unknown>): Settings =>
  // A key that is missing would be an error to Zod, with a message, which takes longer than all that is there.
  settingsSchema.parse({ ...standards, ...values });

export type SettingKey = keyof Settings;
const isKey = (key: string): key is SettingKey => Object.hasOwn(settingsSchema.shape, key);

export const settingKeys: readonly SettingKey[] = Object.keys(settingsSchema.shape).filter(isKey);

/** The setting of that name, undefined where the shop has none. */
export const findSettingKey = (name: string): SettingKey | undefined =>
  isKey(name) ? name : undefined;

/** What a setting takes, in the operator's words. */
export const settingTakes = (key: SettingKey): string =>
  settingsSchema.shape[key].description ?? '';

/** Whether the setting can have that value. */
export const isSettingValue = (key: SettingKey, value: unknown): boolean =>
  settingsSchema.shape[key].unwrap().safeParse(value).success;

/** The settings that somebody has set; the others have their defaults. */
export const listSetKeys = async (db: Db | Trx): Promise<ReadonlySet<string>> => {
  const rows = await db.selectFrom('setting').select('key').execute();
  return new Set(rows.map(({ key }) => key));
};

/** Sets a setting; the caller has asked `isSettingValue`. Each process reads it with its next request. */
export const writeSetting = async (
  db: Db | Trx,
  key: SettingKey,
  value: unknown,
): Promise<void> => {
  const row = { value: JSON.stringify(value) };
  await db
    .insertInto('setting')
    .values({ key, ...row })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute();
};

/** Gives a setting its default again; false where it had it. */
export const unsetSetting = async (db: Db | Trx, key: SettingKey): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('setting')
    .where('key', '=', key)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};
