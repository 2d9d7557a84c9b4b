import { DAILY } from './health-food-and-leisure.ts';
import type { Department } from './department.ts';
import { LASTING } from './electronics-fashion-and-home.ts';

/** The categories of the demo shop with their sub-categories, in the menu's order. */
export const DEPARTMENTS: readonly Department[] = [...LASTING, ...DAILY];
