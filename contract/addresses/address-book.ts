import { z } from 'zod';
import { address, ADDRESS_REFUSALS, addressInput } from './address.ts';
import { endpoint } from '#contract/endpoint.ts';
import { id } from '#contract/ids.ts';

/** An address of the book. */
export const savedAddress = address.extend({
  /** Where orders go unless another one is chosen. */
  is_default: z.boolean(),
});
export type SavedAddress = z.infer<typeof savedAddress>;

export const listAddresses = endpoint({
  method: 'GET',
  path: '/user/address/all',
  summary: "The caller's addresses, the newest first",
  audience: 'shopper',
  cache: 'personal',
  data: z.object({ addresses: z.array(savedAddress) }),
});

export const getAddress = endpoint({
  method: 'GET',
  path: '/user/address/by-user/{id}',
  summary: "One of the caller's addresses",
  audience: 'shopper',
  cache: 'personal',
  params: z.object({ id: z.string().max(64) }),
  refusals: { 404: ['address.notFound'] },
  data: z.object({ address: savedAddress }),
});

export const saveAddress = endpoint({
  method: 'POST',
  path: '/user/address/action',
  summary: 'Adds an address to the book; with an id, changes that one',
  json: addressInput.extend({
    id: id.optional(),
    /** Makes it the default one; the first address of a book is that by itself. */
    is_default: z.boolean().optional(),
  }),
  refusals: { 201: [...ADDRESS_REFUSALS, 'address.bookFull'], 404: ['address.notFound'] },
  data: savedAddress.extend({
    /** Given once, with the first thing that a visitor keeps. */
    user_token: z.string().length(18).optional(),
  }),
});

export const deleteAddress = endpoint({
  method: 'DELETE',
  path: '/user/address/delete',
  summary:
    'Takes an address out of the book, for an hour so that it can be restored; the id comes in the query or the body',
  audience: 'shopper',
  query: z.object({ id: id.optional() }),
  json: z.object({ id: id.optional() }).optional(),
  refusals: { 404: ['address.notFound'] },
  data: z.object({ id: z.string() }),
});

export const restoreAddress = endpoint({
  method: 'POST',
  path: '/user/address/restore',
  summary: 'Takes a deleted address back, as it was, within an hour',
  audience: 'shopper',
  json: z.object({ id }),
  refusals: { 201: ['address.bookFull'], 404: ['address.notFound'] },
  data: z.object({ address: savedAddress }),
});

export const makeDefaultAddress = endpoint({
  method: 'POST',
  path: '/user/address/default',
  summary:
    'Makes an address the one where orders go unless another one is chosen; the cart goes there',
  audience: 'shopper',
  json: z.object({ id }),
  refusals: { 404: ['address.notFound'] },
  data: z.object({ address: savedAddress }),
});
