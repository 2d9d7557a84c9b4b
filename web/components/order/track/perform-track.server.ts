import { trackOrder, type TrackedOrder } from '#contract/orders/track-order.ts';
import { loadCountries } from '#web/components/checkout/address/countries.server.ts';
import { call } from '#web/lib/page-data/api.server.ts';
import type { RequestArgs } from '#web/lib/visit/context.server.ts';
import { formText } from '#web/lib/visit/form-text.ts';

/** Where an order is; or why it is not shown, and what was typed. */
export type Tracked =
  | { kind: 'found'; tracking: TrackedOrder; countryName: string }
  | {
      kind: 'refused';
      message: string;
      fields: Record<string, string>;
      typed: { number: string; contact: string };
    };

/** Looks an order up by its number and by the e-mail address or phone number, whichever was typed. */
export const performTrack = async (args: RequestArgs, form: FormData): Promise<Tracked> => {
  const typed = { number: formText(form, 'number'), contact: formText(form, 'contact') };
  const isEmail = typed.contact.includes('@');
  const answer = await call(args, trackOrder, {
    json: { number: typed.number, [isEmail ? 'email' : 'phone']: typed.contact },
  });
  if (!answer.ok) {
    const { message, fields } = answer;
    return { kind: 'refused', message, fields, typed };
  }
  const { tracking } = answer.data;
  const { country } = await loadCountries(args, tracking.destination.country);
  return {
    kind: 'found',
    tracking,
    countryName: country?.name ?? tracking.destination.country,
  };
};
