import type { AxisName, Choice } from './axes.ts';
import type { Brand } from '#demo/brands.ts';
import type { ProductType } from '#demo/product-types/product-type.ts';
import type { Department } from '#demo/departments/department.ts';
import type { Spec } from './specs.ts';
import type { Store } from '#demo/stores.ts';
import type { FiveTexts } from '#demo/text.ts';

/** One variant of a product that is not in the database yet; prices in cents, null: the product's. */
export type DraftVariant = {
  sku: string;
  choices: readonly (readonly [axis: AxisName, choice: Choice])[];
  price: number | null;
  listPrice: number | null;
  quantity: number;
  image: string | null;
};

/** A product that is not in the database yet; prices in cents. */
export type DraftProduct = {
  type: ProductType;
  /** Which of the type's products, from 0. */
  number: number;
  department: Department;
  brand: Brand;
  store: Store;
  title: FiveTexts;
  slug: FiveTexts;
  description: FiveTexts;
  selling: number;
  offered: number;
  maxPerOrder: number | null;
  returnDays: number;
  warranty: FiveTexts | null;
  images: readonly string[];
  specs: readonly Spec[];
  tags: readonly string[];
  variants: readonly DraftVariant[];
  /** 0 to 1. */
  popularity: number;
  sold: number;
  /** How many days ago it came into the shop. */
  age: number;
};
