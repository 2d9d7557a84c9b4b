import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import {
  EMAIL_REFUSALS,
  emailInput,
  NAME_REFUSALS,
  nameInput,
} from '#contract/account/identity.ts';
import { required } from '#contract/required.ts';

const text = (max: number, missing: string, long: string) =>
  z.string(required(missing)).trim().min(1, missing).max(max, long);

export const sendMessage = endpoint({
  method: 'POST',
  path: '/contact',
  summary: 'Writes a message to the shop',
  json: z.object({
    name: nameInput,
    email: emailInput,
    subject: text(200, 'contact.subjectRequired', 'contact.subjectLong'),
    message: text(5_000, 'contact.messageRequired', 'contact.messageLong'),
    /** No person sees this field; what is sent with it is answered and forgotten. */
    website: z.string().max(1_000).optional(),
  }),
  refusals: {
    201: [
      ...NAME_REFUSALS,
      ...EMAIL_REFUSALS,
      'contact.subjectRequired',
      'contact.subjectLong',
      'contact.messageRequired',
      'contact.messageLong',
    ],
  },
  data: z.null(),
});
