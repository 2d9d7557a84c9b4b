import { z } from 'zod';
import { idInput } from '#contract/ids.ts';

/** The token of an order's own link, for whoever has no account or another browser. */
export const linkToken = z.string().max(200).optional();

/** Which order is meant: one of the caller's own by its id, or any by the token of its link. */
export const whichOrder = { order_id: idInput.optional(), token: linkToken };
