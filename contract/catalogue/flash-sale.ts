import { z } from 'zod';
import { card } from './card.ts';
import { endpoint } from '#contract/endpoint.ts';
import { id } from '#contract/ids.ts';
import { pageNumber, pageOf } from '#contract/page.ts';

export const flashSale = z.object({
  id: z.string(),
  title: z.string(),
  image: z.string().nullable(),
  /** By the server's clock; the end itself is over. */
  state: z.enum(['coming', 'running', 'ended']),
  start_time: z.iso.datetime(),
  end_time: z.iso.datetime(),
  product_count: z.int().min(0),
  /** While it runs: how much the most reduced of its products that is in stock costs less, in percent. */
  largest_reduction: z.int().min(1).max(100).nullable(),
});
export type FlashSale = z.infer<typeof flashSale>;

/** A sale with its first products. Before it begins their cards have the usual prices. */
export const flashSaleRow = flashSale.extend({ products: z.array(card) });
export type FlashSaleRow = z.infer<typeof flashSaleRow>;

export const flashSalesData = z.object({
  /** The one that ends first at the front. */
  running: z.array(flashSaleRow),
  /** The one that begins first at the front. */
  coming: z.array(flashSaleRow),
  /** The server's clock, for countdowns. */
  now: z.iso.datetime(),
});
export type FlashSalesData = z.infer<typeof flashSalesData>;

export const listFlashSales = endpoint({
  method: 'GET',
  path: '/flash-sale',
  summary: 'The running and the coming flash sales, each with its first products',
  data: flashSalesData,
});

export const getFlashSale = endpoint({
  method: 'GET',
  path: '/flash-sale/{id}',
  summary: 'One flash sale, whether it comes, runs or has ended',
  params: z.object({ id }),
  refusals: { 404: ['api.notFound'] },
  data: z.object({ sale: flashSale, now: z.iso.datetime() }),
});

export const listFlashProducts = endpoint({
  method: 'GET',
  path: '/flash-products/{id}',
  summary: 'The products of a flash sale; outside of its time with their usual prices',
  params: z.object({ id }),
  query: z.object({ page: pageNumber }),
  refusals: { 404: ['api.notFound'] },
  data: z.object({ products: pageOf(card) }),
});
