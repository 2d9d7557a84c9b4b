import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';

export const getLocalization = endpoint({
  method: 'GET',
  path: '/localization',
  summary: "The interface's translations",
  query: z.object({ locale_code: z.string().max(16).optional() }),
  data: z.object({ locale_code: z.string(), messages: z.record(z.string(), z.unknown()) }),
});
