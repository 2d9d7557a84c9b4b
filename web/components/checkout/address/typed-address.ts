import type { AddressInput } from '#contract/addresses/address.ts';
import { formText } from '#web/lib/visit/form-text.ts';
import type { CountryFields } from './country-fields.ts';

/** What was typed into the address form, as it was typed. */
export type TypedAddress = Record<keyof AddressInput, string>;

/** What a form with an address answers when the shopper stays on its page. */
export type AddressAnswer = {
  /** The shopper wants it in the address book as well. */
  keep?: boolean;
} &
  /** What the page shows has changed, which it asks for anew. No answer at all would be one that was lost. */
  (
    | { kind: 'saved'; typed?: undefined; country?: undefined }
    | { kind: 'country'; typed: TypedAddress; country: CountryFields | undefined }
    | {
        kind: 'refused';
        message: string;
        fields: Record<string, string>;
        typed: TypedAddress | undefined;
        country: CountryFields | undefined;
      }
  );

export const typedAddress = (form: FormData): TypedAddress => ({
  name: formText(form, 'name'),
  email: formText(form, 'email'),
  phone: formText(form, 'phone'),
  country: formText(form, 'country'),
  state: formText(form, 'state'),
  city: formText(form, 'city'),
  zip: formText(form, 'zip'),
  address_1: formText(form, 'address_1'),
  address_2: formText(form, 'address_2'),
});
