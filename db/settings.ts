import { z } from 'zod';
import type { Db } from '#db/client.ts';

const words = z.record(z.string(), z.string()).and(z.object({ en: z.string() }));
const colour = z.string().regex(/^#[0-9a-f]{6}$/i);
const text = z.string().nullable();
const side = z.union([z.literal(1), z.literal(2)]);

/** A setting that is missing or makes no sense has its default; the shop stays open. */
const setting = <Schema extends z.ZodType>(schema: Schema, standard: NoInfer<z.output<Schema>>) =>
  schema.catch(standard);

/** Every setting of the shop: the key of its row in the table `setting`, and its default. */
const settingsSchema = z.object({
  site_name: setting(words, { en: 'Souk' }),
  copyright_text: setting(words, { en: 'Souk' }),
  header_logo: setting(text, null),
  primary_color: setting(colour, '#470096'),
  primary_hover_color: setting(colour, '#35006f'),
  phone: setting(text, null),
  email: setting(text, null),
  currency: setting(z.string().regex(/^[A-Z]{3}$/), 'USD'),
  currency_icon: setting(z.string().min(1).max(8), '$'),
  /** 1 before the amount, 2 after. */
  currency_position: setting(side, 1),
  guest_checkout: setting(z.boolean(), true),
  prescription: setting(z.boolean(), true),
  /** Where a shopper is taken to live before they say so. */
  default_country: setting(z.string().regex(/^[A-Z]{2}$/), 'IN'),
  default_region: setting(z.string().max(64), 'DL'),
  /** Pictures are at `img_src_url` + `thumb_prefix` + name. */
  img_src_url: setting(z.string(), '/media/'),
  thumb_prefix: setting(z.string(), '480/'),
  default_image: setting(z.string(), 'default.webp'),
});

export type Settings = z.output<typeof settingsSchema>;

/** The shop's settings, each with its default where it is not set. */
export const getSettings = async (db: Db): Promise<Settings> => {
  const rows = await db.selectFrom('setting').select(['key', 'value']).execute();
  return settingsSchema.parse(Object.fromEntries(rows.map(({ key, value }) => [key, value])));
};
