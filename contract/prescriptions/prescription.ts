import { z } from 'zod';
import {
  EMAIL_REFUSALS,
  emailInput,
  NAME_REFUSALS,
  nameInput,
} from '#contract/account/identity.ts';
import { endpoint } from '#contract/endpoint.ts';
import { id } from '#contract/ids.ts';
import {
  PRESCRIPTION_BYTES,
  PRESCRIPTION_FILES,
  PRESCRIPTION_KINDS,
} from './prescription-files.ts';
import { privateFile } from '#contract/private-file.ts';
import { required } from '#contract/required.ts';

/*
 * On the wire a prescription is sent to `send-email` as `resume`, and listed as `requests`: those names belong to the
 * API that clients were promised, so they stay. Everywhere else it is a prescription.
 */

/** How far the shop is with it: it came in, its pictures cannot be read, the shopper has an answer. */
export const prescriptionState = z.enum(['received', 'unreadable', 'answered']);
export type PrescriptionState = z.infer<typeof prescriptionState>;

/** What a shopper sees of a prescription. Its files open by `openPrescriptionFile`, for its owner alone. */
export const prescription = z.object({
  id: z.string(),
  /** To quote, as RX-7F3K-92QX. */
  number: z.string(),
  state: prescriptionState,
  /** What the shop says about it. */
  message: z.string().nullable(),
  date: z.iso.datetime(),
  /** When it is erased by itself. */
  erase_at: z.iso.datetime(),
  files: z.array(z.object({ id: z.string(), kind: privateFile.shape.kind })),
});
export type Prescription = z.infer<typeof prescription>;

export const openPrescriptionForm = endpoint({
  method: 'GET',
  path: '/send-email',
  summary: 'What the form for prescriptions needs; 404 where the shop takes none',
  cache: 'personal',
  refusals: { 404: ['api.notFound'] },
  data: z.object({
    /** Goes along with the form, once and within half a day, and from the same shopper. */
    csrf_token: z.string(),
    /** For how long it is kept; null where it is sent on to somebody else and not kept. */
    days: z.int().min(1).nullable(),
    /** Whether files may be PDF, too. */
    pdf: z.boolean(),
  }),
});
export type PrescriptionForm = z.infer<typeof openPrescriptionForm.data>;

export const sendPrescription = endpoint({
  method: 'POST',
  path: '/send-email',
  summary:
    'Send a prescription to the shop: a form with up to three pictures (resume, resume2, resume3). The same form sent again is answered as the first time',
  json: z.object({
    csrf_token: z.string(required('prescription.formOver')).max(100),
    name: nameInput,
    email: emailInput,
    phone: z
      .string(required('address.phoneInvalid'))
      .trim()
      .min(4, 'address.phoneInvalid')
      .max(32, 'address.phoneInvalid'),
    address: z.string().trim().max(500).default(''),
    note: z.string().trim().max(2_000).default(''),
  }),
  files: {
    fields: PRESCRIPTION_FILES,
    // PDF as far as the shop's setting allows it.
    kinds: PRESCRIPTION_KINDS,
    count: PRESCRIPTION_FILES.length,
    bytesPerFile: PRESCRIPTION_BYTES,
    bytesInAll: PRESCRIPTION_FILES.length * PRESCRIPTION_BYTES,
  },
  refusals: {
    201: [
      ...NAME_REFUSALS,
      ...EMAIL_REFUSALS,
      'address.phoneInvalid',
      'prescription.formOver',
      'prescription.notSent',
      'upload.someFailed',
      'upload.unreadable',
    ],
    404: ['api.notFound'],
  },
  data: z.object({
    /** Null where it was sent on to somebody else. */
    prescription: prescription.nullable(),
    /** What they said to that. */
    message: z.string().nullable(),
    /** Present once: the token of a shopper who is new. */
    user_token: z.string().optional(),
  }),
});

export const listPrescriptions = endpoint({
  method: 'GET',
  path: '/user/requests',
  summary: "The shopper's prescriptions, the newest first",
  audience: 'shopper',
  cache: 'personal',
  data: z.object({ prescriptions: z.array(prescription) }),
});

const linkToken = z.string().max(200);

export const openPrescriptionLink = endpoint({
  method: 'GET',
  path: '/request',
  summary:
    'A prescription by the signed link of its mail: its state and what the shop says, without its pictures; 404 where it is erased',
  cache: 'personal',
  query: z.object({ token: linkToken }),
  refusals: { 404: ['api.notFound'] },
  data: z.object({ prescription }),
});

export const openPrescriptionFile = endpoint({
  method: 'GET',
  path: '/user/requests/file',
  summary: 'A picture of one of the shopper’s own prescriptions',
  audience: 'shopper',
  cache: 'personal',
  query: z.object({ id }),
  refusals: { 404: ['api.notFound'] },
  data: privateFile,
});

export const erasePrescription = endpoint({
  method: 'DELETE',
  path: '/user/requests',
  summary: 'Erase a prescription and its pictures at once: by its id, or by the token of its link',
  query: z.object({ id: id.optional(), token: linkToken.optional() }),
  refusals: { 404: ['api.notFound'] },
  data: z.object({}),
});
