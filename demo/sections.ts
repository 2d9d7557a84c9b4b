import { DAILY } from './departments/daily.ts';
import type { Department } from './departments/department.ts';
import { LASTING } from './departments/lasting.ts';

/** The categories of the demo shop with their sub-categories, in the menu's order. */
export const DEPARTMENTS: readonly Department[] = [...LASTING, ...DAILY];
