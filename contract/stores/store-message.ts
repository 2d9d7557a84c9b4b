import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { idInput } from '#contract/ids.ts';
import {
  EMAIL_REFUSALS,
  emailInput,
  NAME_REFUSALS,
  nameInput,
} from '#contract/account/identity.ts';
import { required } from '#contract/required.ts';

/** Characters at most. */
export const MESSAGE_LENGTH = 3_000;

export const sendStoreMessage = endpoint({
  method: 'POST',
  path: '/store/{slug}/message',
  summary: 'Writes to a store, about one of the caller’s orders (or its link’s) where one is named',
  params: z.object({ slug: z.string().min(1).max(200) }),
  json: z.object({
    /** Who is signed in may leave out name and e-mail address: those of the account count then. */
    name: nameInput.optional(),
    email: emailInput.optional(),
    message: z
      .string(required('storeMessage.required'))
      .trim()
      .min(1, 'storeMessage.required')
      .max(MESSAGE_LENGTH, 'storeMessage.tooLong'),
    order_id: idInput.optional(),
    token: z.string().max(200).optional(),
  }),
  refusals: {
    201: ['storeMessage.required', 'storeMessage.tooLong', ...NAME_REFUSALS, ...EMAIL_REFUSALS],
    404: ['api.notFound', 'order.notFound'],
  },
  data: z.null(),
});
