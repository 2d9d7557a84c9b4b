import { frame, notePage } from '#test/simulators/page-frame.ts';
import { paymentForms } from '#test/simulators/payment-page.ts';
import type { Reply } from '#test/simulators/serve-provider.ts';
import type { QrCode } from './entities.ts';

/** Where an app of a shopper's phone is played, which would read the QR code or open its link. */
export const UPI_APP = '/upi';

const PROVIDER = 'a UPI app';

/** All codes that can be paid, the newest first. */
export const showUpiApp = (codes: readonly QrCode[]): Reply => {
  const open = codes.filter(({ status }) => status === 'active');
  const parts = open.map(
    ({ id, name, payment_amount: amount }) =>
      `<section id="${id}">${paymentForms('h2', {
        shop: name,
        amount,
        currency: 'INR',
        fields: { code: id },
        buttons: [
          { outcome: 'pay', label: 'Pay' },
          { outcome: 'decline', label: 'Let the bank decline it' },
        ],
      })}</section>`,
  );
  const body =
    parts.length > 0
      ? frame(PROVIDER, `<h1>Codes that wait for their money</h1>\n${parts.join('\n')}`)
      : notePage(
          PROVIDER,
          'No code waits for its money',
          'Choose UPI in the shop, then come back.',
        );
  return { status: 200, body };
};

/** What became of it; the shop's page sees that by itself. */
export const showUpiOutcome = (isPaid: boolean): Reply => ({
  status: 200,
  body: notePage(
    PROVIDER,
    isPaid ? 'Paid' : 'Declined',
    'Go back to the page of the shop, which looks by itself what has become of it.',
  ),
});
