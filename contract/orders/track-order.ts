import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { carriage, order, orderStatus } from './order.ts';
import { required } from '#contract/required.ts';

export const trackedPackage = z.object({
  store: z.object({ slug: z.string(), name: z.string() }),
  status: orderStatus,
  cancelled: z.boolean(),
  /** 1 delivered, 2 picked up. */
  shipping_type: z.union([z.literal(1), z.literal(2)]),
  pickup: z.object({ title: z.string(), address: z.string().nullable() }).nullable(),
  expected_from: z.iso.date(),
  expected_to: z.iso.date(),
  carriage: carriage.nullable(),
  items: z.array(z.object({ title: z.string(), image: z.string(), quantity: z.int().min(1) })),
});

/** An order for whoever knows its number and its e-mail or phone: no name, address, prices or note. */
export const trackedOrder = z.object({
  number: z.string(),
  date: z.iso.datetime(),
  status: orderStatus,
  cancelled: z.boolean(),
  history: z.array(z.object({ status: orderStatus, time: z.iso.datetime() })),
  destination: z.object({ city: z.string(), country: z.string() }),
  packages: z.array(trackedPackage),
});
export type TrackedOrder = z.infer<typeof trackedOrder>;

export const trackOrder = endpoint({
  method: 'POST',
  path: '/track-order',
  summary: 'Where an order is, for who knows its number and its e-mail address or phone',
  json: z.object({
    number: z
      .string(required('order.numberRequired'))
      .trim()
      .min(1, 'order.numberRequired')
      .max(64),
    email: z.string().trim().max(254).optional(),
    phone: z.string().trim().max(32).optional(),
  }),
  refusals: { 201: ['order.numberRequired', 'order.contactRequired', 'order.notFound'] },
  data: z.object({ tracking: trackedOrder }),
});

export const openOrderLink = endpoint({
  method: 'GET',
  path: '/track-order',
  summary:
    "An order by the signed token of its own link; 404 where it is not the shop's or too old",
  cache: 'personal',
  query: z.object({ token: z.string().max(200).optional() }),
  refusals: { 404: ['order.notFound'] },
  data: z.object({ tracking: trackedOrder, order }),
});
