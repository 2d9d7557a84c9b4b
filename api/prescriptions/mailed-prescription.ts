import type { Db } from '#db/client.ts';
import type { MailedPrescription } from '#jobs/mail/prescription-body.ts';
import { createFileLinks } from '#api/files/file-links.ts';
import { createPrescriptionLinks } from './prescription-link.ts';
import { findPrescription } from './present-prescription.ts';

/** How long the operator's links to its files count, at most. */
const LINK_DAYS = 14;

/** When a link that is made at `from` ends: with the prescription at the latest. */
export const linksEnd = (from: Date, eraseAt: Date): Date =>
  new Date(Math.min(from.getTime() + LINK_DAYS * 86_400_000, eraseAt.getTime()));

/** Reads prescriptions for mails: with the links that open its files, and its own. */
export const createMailedPrescriptions = (db: Db) => {
  const fileLinks = createFileLinks(db);
  const links = createPrescriptionLinks(db);
  return async (id: string): Promise<MailedPrescription | undefined> => {
    const sender = await db
      .selectFrom('prescription')
      .select(['name', 'email', 'phone', 'address', 'note', 'created_at', 'erase_at'])
      .where('id', '=', id)
      .executeTakeFirst();
    const prescription = sender && (await findPrescription(db, id));
    if (!sender || !prescription) return undefined;
    const { created_at, erase_at: endsAt, ...typed } = sender;
    const filesEnd = linksEnd(created_at, endsAt);
    const signFile = await fileLinks.signer();
    const sign = await links.signer();
    return {
      ...typed,
      prescription,
      fileTokens: prescription.files.map((file) => signFile({ id: file.id, endsAt: filesEnd })),
      fileTokensEnd: filesEnd.toISOString(),
      token: sign({ id, endsAt }),
    };
  };
};
