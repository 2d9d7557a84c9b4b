import type { Address } from '#contract/addresses/address.ts';
import { isCityFirst } from '#contract/addresses/address-order.ts';
import { joinByComma } from '#i18n/comma.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import type { CountryFields } from './country-fields.ts';

type Written = Pick<Address, 'address_1' | 'city'>;
type Placed = Written & Pick<Address, 'country' | 'state' | 'zip'>;

/** Whether an address is written in Latin letters, whatever the language of the page. */
const isLatin = ({ address_1: street, city }: Written): boolean =>
  !/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(street + city);

/** The parts of an address, with the comma of the letters that it is written in. */
export const joinAsWritten = (
  address: Written,
  language: LanguageCode,
  parts: readonly string[],
): string => joinByComma(isLatin(address) ? 'en' : language, parts);

/** A state is chosen from a list in the language of the page: beside Latin letters stand those that are short for it. */
const stateOf = (
  address: Placed,
  country: CountryFields | undefined,
  language: LanguageCode,
): string => {
  const found = country?.states.find(({ code }) => code === address.state);
  const isOther = isLatin(address) && (language === 'ar' || language === 'hi');
  if (!found) return address.state;
  return isOther && /^[A-Z]+$/.test(found.code) ? found.code : found.name;
};

const spaced = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' ');

/** City, state and postal code in the order of the country, as the shopper has written them. */
export const placeOf = (
  address: Placed,
  country: CountryFields | undefined,
  language: LanguageCode,
): string => {
  const state = stateOf(address, country, language);
  return isCityFirst(address.country)
    ? spaced(joinAsWritten(address, language, [address.city, state]), address.zip)
    : joinAsWritten(address, language, [spaced(address.zip, address.city), state]);
};
