import type { Brand } from '#demo/brands.ts';
import { BRANDS } from '#demo/brands.ts';
import { DEPARTMENTS } from '#demo/departments/all.ts';
import type { Department } from '#demo/departments/department.ts';
import { PRODUCT_TYPES } from '#demo/product-types/all.ts';
import type { ProductType } from '#demo/product-types/product-type.ts';

export const departmentOf = (type: ProductType): Department => {
  const found = DEPARTMENTS.find(({ sections }) => sections.some(({ id }) => id === type.section));
  if (!found) throw new Error(`No category has the sub-category "${type.section}"`);
  return found;
};

/** Those who sell in the category, in just this sub-category of it, or this kind of product alone. */
export const serving = <T extends { departments: readonly string[] }>(
  list: readonly T[],
  type: ProductType,
  at: number,
): T => {
  const places = [departmentOf(type).id, type.section, type.id];
  const able = list.filter(({ departments }) =>
    places.some((place) => departments.includes(place)),
  );
  const one = able[at % able.length];
  if (!one) throw new Error(`Nobody sells "${type.id}"`);
  return one;
};

/** Who makes this product of the type. */
export const brandOf = (type: ProductType, number: number): Brand =>
  serving(BRANDS, type, PRODUCT_TYPES.indexOf(type) + number);
