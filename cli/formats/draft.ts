import type { Minor } from '#contract/money.ts';
import type { Texts } from '#db/types.ts';

/** Something that products belong to: found by its slug or English title, else made. */
export type Named = { slug?: string; title: Texts; country?: string };

export type Choice = { attribute: Texts; value: Texts; color?: string };

/** A tax rate by its title; with the basis points (2000 is 20 %) it can be made. */
export type TaxClass = { title: Texts; basis_points?: number };

export type VariantDraft = {
  sku: string;
  /** The number below the barcode. Missing: stays as it is. */
  gtin?: string | null;
  /** Its own price and the one before; null: as the product. Missing: stays as it is. */
  price?: Minor | null;
  list_price?: Minor | null;
  quantity?: number;
  /** As `images` of the product. */
  image?: string;
  values: Choice[];
};

/** What a file says of one product. What it does not say stays as it is; null takes it away. */
export type Draft = {
  /** The English slug; without it the product is found by its SKUs. */
  handle?: string;
  /** Slugs of the other languages. */
  slug?: Record<string, string>;
  title?: Texts;
  description?: Texts;
  seo_title?: Texts | null;
  seo_description?: Texts | null;
  warranty?: Texts | null;
  store?: Named;
  brand?: Named | null;
  /** A category, or a category and its sub-category. */
  category?: Named[];
  tags?: Named[];
  collections?: Named[];
  /** The title of a shipping rule of the store. */
  shipping?: Texts;
  tax?: TaxClass | null;
  selling?: Minor;
  /** 0: no offer. */
  offered?: Minor;
  max_per_order?: number | null;
  refundable?: boolean;
  return_days?: number;
  visible?: boolean;
  /** Paths, addresses, or `media:` and the key of a picture that the shop has. */
  images?: string[];
  specifications?: { label: Texts; value: Texts }[];
  variants?: VariantDraft[];
};

/** Why something is not taken: where it stands in the file, and the reason for a person. */
export type Refusal = { line: number; column: string; reason: string; product: string };

/** One product as the file has it, before it is checked. */
export type Entry = {
  /** Where it begins. */
  line: number;
  /** The line and the column of a part, for what is wrong with it. */
  placeOf: (path: readonly PropertyKey[]) => { line: number; column: string };
  record: unknown;
};

/** A product, or a part of the file that is none. */
export type Read = Entry | { refused: Refusal };
