import type { FiveTexts } from '#demo/text.ts';
import { BABY } from './baby.ts';
import { ELECTRONICS } from './electronics.ts';
import { FASHION } from './fashion.ts';
import { GARDEN } from './garden.ts';
import { GROCERY } from './grocery.ts';
import { HOME } from './home.ts';
import { KITCHEN } from './kitchen.ts';
import type { Points } from './points.ts';
import { SPORTS } from './sports.ts';
import { STATIONERY } from './stationery.ts';
import { TOYS } from './toys.ts';

const POINTS: Points = {
  ...BABY,
  ...ELECTRONICS,
  ...FASHION,
  ...GARDEN,
  ...GROCERY,
  ...HOME,
  ...KITCHEN,
  ...SPORTS,
  ...STATIONERY,
  ...TOYS,
};

/** The list in the description of that kind of product, where the kind has one of its own. */
export const pointsOf = (type: string): readonly FiveTexts[] | undefined =>
  Object.hasOwn(POINTS, type) ? POINTS[type] : undefined;
