import type { SentFile } from '#contract/files.ts';
import { PRESCRIPTION_FILES } from '#contract/prescriptions/prescription-files.ts';
import { sendPrescription } from '#contract/prescriptions/prescription.ts';
import { call } from '#web/lib/page-data/api.server.ts';
import type { RequestArgs } from '#web/lib/visit/context.server.ts';
import { formText } from '#web/lib/visit/form-text.ts';

/** What became of a form; `kept`: the shop has it and shows it, rather than having sent it on. */
export type SendAnswer =
  | { kind: 'sent'; message: string; isStored: boolean }
  | {
      kind: 'refused';
      message: string;
      fields: Record<string, string>;
      typed: Record<string, string>;
    };
export type SendRefusal = Extract<SendAnswer, { kind: 'refused' }>;

const filesOf = async (form: FormData): Promise<SentFile[]> => {
  const files: SentFile[] = [];
  for (const field of PRESCRIPTION_FILES) {
    const file = form.get(field);
    // A form sends its empty fields too.
    if (!(file instanceof File) || file.size === 0) continue;
    files.push({ field, bytes: new Uint8Array(await file.arrayBuffer()) });
  }
  return files;
};

/** Sends the form to the shop, as the shopper of this request. */
export const performSend = async (args: RequestArgs, form: FormData): Promise<SendAnswer> => {
  const text = (name: string): string => formText(form, name);
  const typed = {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    address: text('address'),
    note: text('note'),
  };
  const json = { ...typed, csrf_token: text('csrf_token') };
  const answer = await call(args, sendPrescription, { json, files: await filesOf(form) });
  if (!answer.ok) return { kind: 'refused', message: answer.message, fields: answer.fields, typed };
  const { prescription, message } = answer.data;
  return { kind: 'sent', message: message ?? answer.message, isStored: prescription !== null };
};
