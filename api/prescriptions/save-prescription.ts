import type { z } from 'zod';
import { quotableNumber } from '#api/orders/order-number.ts';
import type { PrivateFiles } from '#api/files/private-files.ts';
import type { sendPrescription } from '#contract/prescriptions/prescription.ts';
import type { Trx } from '#db/client.ts';
import { defaultLanguage, type LanguageCode } from '#i18n/languages.ts';
import { queueMail } from '#jobs/mail/queue-mail.ts';
import type { PlacedFile } from './decode-files.ts';

export type SentForm = Omit<z.output<typeof sendPrescription.json>, 'csrf_token'>;

export type NewPrescription = {
  formId: string;
  shopperId: string;
  form: SentForm;
  files: readonly PlacedFile[];
  privateFiles: PrivateFiles;
  /** For so many days. */
  days: number;
  /** The operator's address; null where the shop has none. */
  operator: string | null;
  language: LanguageCode;
  now: Date;
};

const mail = async (
  trx: Trx,
  id: string,
  { form, operator, language }: NewPrescription,
): Promise<void> => {
  const data = { prescription: id };
  const key = (kind: string): string => `${kind}:${id}`;
  if (operator !== null)
    await queueMail(trx, {
      kind: 'prescription-sent',
      key: key('prescription-sent'),
      to: operator,
      language: defaultLanguage,
      data,
    });
  await queueMail(trx, {
    kind: 'prescription-receipt',
    key: key('prescription-receipt'),
    to: form.email,
    language,
    data,
  });
};

/** Writes it down with its files, and queues the operator's mail and the receipt; its id. */
export const savePrescription = async (
  trx: Trx,
  prescription: NewPrescription,
): Promise<string> => {
  const { formId, shopperId, form, files, privateFiles, days, language, now } = prescription;
  const made = await trx
    .insertInto('prescription')
    .values({
      ...form,
      number: quotableNumber('RX'),
      form_id: formId,
      shopper_id: shopperId,
      language,
      created_at: now,
      changed_at: now,
      erase_at: new Date(now.getTime() + days * 86_400_000),
    })
    .onConflict((conflict) => conflict.column('form_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) return ownAgain(trx, prescription);
  for (const { position, ...file } of files) {
    const file_id = await privateFiles.put(trx, file, now);
    await trx
      .insertInto('prescription_file')
      .values({ prescription_id: made.id, position, file_id })
      .execute();
  }
  await mail(trx, made.id, prescription);
  return made.id;
};

/**
 * The prescription that was saved from this form before, for a form that is sent twice. A visitor whose first
 * answer was lost never got the token of the guest made then, so it is handed to the guest made now.
 */
const ownAgain = async (trx: Trx, { formId, shopperId }: NewPrescription): Promise<string> => {
  const { id } = await trx
    .updateTable('prescription')
    .set({ shopper_id: shopperId })
    .where('form_id', '=', formId)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};
