import type { AddressInput } from '#contract/address.ts';
import type { CountryFields } from './country-fields.ts';

/** What was typed into the address form, as it was typed. */
export type TypedAddress = Record<keyof AddressInput, string>;

/** What a form of the shipping page answers when the shopper stays on it. */
export type ShippingAnswer =
  | { kind: 'country'; typed: TypedAddress; country: CountryFields | undefined }
  | {
      kind: 'refused';
      message: string;
      fields: Record<string, string>;
      typed: TypedAddress | undefined;
      country: CountryFields | undefined;
    };
