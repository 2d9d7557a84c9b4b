import type { MailedPrescription } from '#jobs/mail/prescription-body.ts';
import { SAMPLE_IDS } from '#cli/mail/sample-order.ts';

/** A prescription that nobody has sent, for looking at its mails. */
export const samplePrescription = (now: Date): MailedPrescription => ({
  prescription: {
    id: SAMPLE_IDS.order,
    number: 'RX-7F3K-92QX',
    state: 'received',
    message: null,
    date: now.toISOString(),
    erase_at: new Date(now.getTime() + 30 * 86_400_000).toISOString(),
    files: [],
  },
  name: 'Ada Lovelace',
  email: 'ada.lovelace@example.org',
  phone: '+33 6 12 34 56 78',
  address: '12 rue des Fleurs\n75011 Paris',
  note: 'Is there a generic of it?',
  fileTokens: ['sample-1', 'sample-2'],
  fileTokensEnd: new Date(now.getTime() + 14 * 86_400_000).toISOString(),
  token: 'sample',
});
