import type { Spec } from '#demo/products/specs.ts';
import { CLOTHES } from './clothes.ts';
import type { Detail } from './detail.ts';
import { rowOf } from './detail.ts';
import { DEVICES } from './devices.ts';
import { FOOD } from './food.ts';
import { HOME } from './home.ts';

const DETAILS: Readonly<Record<string, readonly Detail[]>> = {
  ...CLOTHES,
  ...DEVICES,
  ...FOOD,
  ...HOME,
};

/** What else there is to say of that product of the type. */
export const detailsOf = (type: string, number: number): Spec[] =>
  (DETAILS[type] ?? []).map((one) => rowOf(one, number));
