import { z } from 'zod';
import { required } from '#contract/required.ts';

/** TLDs of 2 to 24 letters, punycode ones too. */
export const EMAIL =
  /^[^\s@]{1,64}@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,24}|xn--[a-z\d-]{2,59})$/i;

const line = (max: number, missing?: string) =>
  z
    .string(missing === undefined ? undefined : required(missing))
    .trim()
    .max(max);

/**
 * Error messages are message keys; the API translates them. What each field has to be, api/addresses checks, so that
 * all faults are told at once: those of the country's rules too.
 */
export const addressInput = z.object({
  name: line(120, 'address.nameRequired'),
  email: line(254, 'address.emailInvalid'),
  phone: line(32, 'address.phoneInvalid'),
  country: z
    .string(required('address.countryRequired'))
    .trim()
    .toUpperCase()
    .max(2, 'address.countryRequired'),
  state: line(64).default(''),
  city: line(120, 'address.cityRequired'),
  zip: line(16).default(''),
  address_1: line(200, 'address.lineRequired'),
  address_2: line(200).default(''),
});
export type AddressInput = z.output<typeof addressInput>;

export const address = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  /** E.164. */
  phone: z.string(),
  country: z.string(),
  state: z.string(),
  city: z.string(),
  zip: z.string(),
  address_1: z.string(),
  address_2: z.string(),
});
export type Address = z.infer<typeof address>;

/** What may be wrong with an address; the rules of its country are in api/addresses. */
export const ADDRESS_REFUSALS = [
  'address.nameRequired',
  'address.emailInvalid',
  'address.phoneInvalid',
  'address.countryRequired',
  'address.countryUnknown',
  'address.stateRequired',
  'address.stateUnknown',
  'address.cityRequired',
  'address.zipRequired',
  'address.zipInvalid',
  'address.zipOfOtherState',
  'address.lineRequired',
] as const;
