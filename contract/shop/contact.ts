import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { NAME_REFUSALS, nameInput } from '#contract/account/identity.ts';
import { EMAIL } from '#contract/addresses/address.ts';
import { required } from '#contract/required.ts';

const text = (max: number, missing: string, long: string) =>
  z.string(required(missing)).trim().min(1, missing).max(max, long);

/** As long as the subject of a message may be, the number of its order included. */
export const SUBJECT_MOST = 200;
const ORDER_NUMBER_MOST = 40;

export const sendMessage = endpoint({
  method: 'POST',
  path: '/contact',
  summary: 'Writes a message to the shop',
  json: z.object({
    name: nameInput,
    email: text(254, 'contact.emailRequired', 'contact.emailInvalid').regex(
      EMAIL,
      'contact.emailInvalid',
    ),
    subject: text(SUBJECT_MOST, 'contact.subjectRequired', 'contact.subjectLong'),
    /** Which order it is about; the shop reads it at the beginning of the subject. */
    order_number: z.string().trim().max(ORDER_NUMBER_MOST, 'contact.orderNumberLong').optional(),
    message: text(5_000, 'contact.messageRequired', 'contact.messageLong'),
    /** No person sees this field; what is sent with it is answered and forgotten. */
    website: z.string().max(1_000).optional(),
  }),
  refusals: {
    201: [
      ...NAME_REFUSALS,
      'contact.emailRequired',
      'contact.emailInvalid',
      'contact.subjectRequired',
      'contact.subjectLong',
      'contact.orderNumberLong',
      'contact.messageRequired',
      'contact.messageLong',
    ],
  },
  data: z.null(),
});
