import { z } from 'zod';
import { PER_PAGE } from './page-size.ts';

/** `?page=`, from 1. */
export const pageNumber = z.coerce.number().int().min(1).max(10_000).default(1);

/** `?per_page=`, for lists of which a caller may want fewer at a time. */
export const perPage = z.coerce.number().int().min(1).max(PER_PAGE).default(PER_PAGE);

/** A list that pages. */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({
    result: z.array(item),
    total: z.int().min(0),
    page: z.int().min(1),
    per_page: z.int().min(1),
    last_page: z.int().min(1),
  });

export type PageOf<Item> = {
  result: Item[];
  total: number;
  page: number;
  per_page: number;
  last_page: number;
};
