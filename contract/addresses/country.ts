import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';

export const country = z.object({
  /** ISO 3166-1 alpha-2. */
  code: z.string().length(2),
  name: z.string(),
  /** Whether an address there needs a state, and a postal code. */
  state_required: z.boolean(),
  zip_required: z.boolean(),
  states: z.array(z.object({ code: z.string(), name: z.string() })),
});
export type Country = z.infer<typeof country>;

export const phoneCode = z.object({
  code: z.string().length(2),
  dial: z.string(),
  /** The flag as a character. */
  flag: z.string(),
});

export const listCountriesAndPhones = endpoint({
  method: 'GET',
  path: '/countries-phones',
  summary: 'Countries with their states, and phone codes',
  data: z.object({ countries: z.array(country), phones: z.array(phoneCode) }),
});
