import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { source } from '#contract/link-target.ts';

export const link = z.object({
  title: z.string(),
  link: z.string(),
  image: z.string().nullable(),
  slug: z.string().nullable(),
});
export type Link = z.infer<typeof link>;

/** A way to pay; `method` is a PAYMENT_METHOD where one provider alone stands behind it. */
const paymentLink = link.extend({ method: z.int().optional() });
export type PaymentLink = z.infer<typeof paymentLink>;

/** The banner on top of every page, the one that pops up once a load, and the one in the menu of categories; `status` and `closable` are a SWITCH. */
export const siteBanner = z.object({
  id: z.string(),
  status: z.union([z.literal(1), z.literal(2)]),
  closable: z.union([z.literal(1), z.literal(2)]),
  title: z.string(),
  image: z.string().nullable(),
  link: z.string().nullable(),
  source: source.nullable(),
  /** It names a voucher for a first order, and says nothing to whoever has ordered. */
  first_order: z.boolean(),
});
export type SiteBanner = z.infer<typeof siteBanner>;

const subCategory = z.object({ id: z.string(), slug: z.string(), title: z.string() });

export const menuCategory = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  image: z.string(),
  public_sub_categories: z.array(subCategory),
});
export type MenuCategory = z.infer<typeof menuCategory>;

export const language = z.object({
  code: z.string(),
  name: z.string(),
  predefined: z.boolean(),
  direction: z.enum(['ltr', 'rtl']),
  /** The same as `direction`. */
  dir: z.enum(['ltr', 'rtl']),
  /** A language tag with its region, as \`fr-FR\`. */
  iso: z.string(),
  /** Where a shop in this language alone is, and the file of its texts; only where they are set. */
  domain: z.string().optional(),
  file: z.string().optional(),
});

export const commonData = z.object({
  default_image: z.string(),
  /** A picture's address is `img_src_url` + `thumb_prefix` + its `image`. */
  img_src_url: z.string(),
  thumb_prefix: z.string(),
  languages: z.record(z.string(), language),
  default_language: z.string(),
  categories: z.array(menuCategory),
  about: z.array(link),
  services: z.array(link),
  payment: z.array(paymentLink),
  social: z.array(link),
  setting: z.object({
    currency: z.string().length(3),
    currency_icon: z.string(),
    currency_position: z.union([z.literal(1), z.literal(2)]),
    phone: z.string().nullable(),
    email: z.string().nullable(),
    /** Of the shop, for its invoices. */
    address: z.string().nullable(),
    tax_number: z.string().nullable(),
    /** Within how many hours the shop answers messages, null where it promises nothing. */
    answer_hours: z.int().min(1).nullable(),
    guest_checkout: z.boolean(),
    prescription: z.boolean(),
  }),
  site_setting: z.object({
    header_logo: z.string().nullable(),
    site_name: z.string(),
    copyright_text: z.string(),
    primary_color: z.string(),
    primary_hover_color: z.string(),
  }),
  header_links: z.object({ left: z.array(link), right: z.array(link) }),
  popup_banner: siteBanner.nullable(),
  top_banner: siteBanner.nullable(),
  menu_banner: siteBanner.nullable(),
  location: z.object({ country: z.string(), region: z.string() }),
});
export type CommonData = z.infer<typeof commonData>;

export const getCommon = endpoint({
  method: 'GET',
  path: '/common',
  summary: 'What every page needs: languages, categories, settings, links, banners',
  data: commonData,
});
