import {
  openPrescriptionForm,
  type PrescriptionForm,
} from '#contract/prescriptions/prescription.ts';
import { load } from '#web/lib/page-data/api.server.ts';
import { visitContext, type RequestArgs } from '#web/lib/visit/context.server.ts';

/** What the form is made of: what the API says of it, and who is signed in. */
export type PreparedForm = PrescriptionForm & {
  typed: { name: string; email: string; phone: string };
};

/** 404 where the shop takes no prescriptions. */
export const loadForm = async (args: RequestArgs): Promise<PreparedForm> => {
  const form = await load(args, openPrescriptionForm);
  const { name, email, phone } = args.context.get(visitContext).profile ?? {};
  return { ...form, typed: { name: name ?? '', email: email ?? '', phone: phone ?? '' } };
};
