import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js';
import { EMAIL, type AddressInput } from '#contract/addresses/address.ts';
import type { MessageKey } from '#i18n/translate.ts';
import { refuse, refuseAll, type Refusal, type Refused } from '#api/http/reply.ts';
import { findCountryRules, findState, type CountryRules } from '#api/localization/country-rules.ts';
import { isZipOfState } from '#api/localization/us-zip-codes.ts';

/** Why a field cannot stand, by its name in the contract. */
export type AddressRefusals = Partial<Record<keyof AddressInput, MessageKey>>;

type CheckedAddress =
  | { address: AddressInput; refusals?: undefined }
  | { refusals: AddressRefusals };

/** Arabic, Persian and Devanagari digits as 0 to 9. */
export const latinDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹०-९]/g, (digit) => {
    const code = digit.charCodeAt(0);
    // Each of these three blocks starts at a zero: U+0660, U+06F0, U+0966.
    const zero = [0x0660, 0x06f0, 0x0966].find((start) => code >= start && code < start + 10);
    return String(code - (zero ?? code));
  });

/** A phone number as E.164, read as one of `country` unless it says another; undefined if it is none. */
export const findPhone = (text: string, country: string): string | undefined => {
  // libphonenumber answers undefined for a country that it does not know, as for a wrong number.
  const phone = parsePhoneNumberFromString(latinDigits(text), country as CountryCode);
  return phone?.isPossible() ? phone.number : undefined;
};

type Checked = { value: string } | { refusal: MessageKey };

const checkState = (country: CountryRules, text: string): Checked => {
  if (text === '') {
    return country.stateRequired ? { refusal: 'address.stateRequired' } : { value: '' };
  }
  const state = findState(country, text);
  if (state) return { value: state.code };
  // Where no state is needed, what the shopper calls the region may stand.
  return country.stateRequired ? { refusal: 'address.stateUnknown' } : { value: text };
};

const checkZip = (country: CountryRules, text: string): Checked => {
  const zip = latinDigits(text).toUpperCase().replace(/\s+/g, ' ').trim();
  if (zip === '' && country.zipRequired) return { refusal: 'address.zipRequired' };
  if (zip !== '' && country.zip && !country.zip.test(zip)) return { refusal: 'address.zipInvalid' };
  return { value: zip };
};

/** A parcel whose ZIP code and state differ goes to one of them, and nobody knows which. */
const checkTogether = ({ code }: CountryRules, state: Checked, zip: Checked): Checked => {
  if (code !== 'US' || 'refusal' in state || 'refusal' in zip) return zip;
  return isZipOfState(zip.value, state.value) ? zip : { refusal: 'address.zipOfOtherState' };
};

/** What is wrong with it wherever it is. */
const checkAnywhere = ({
  name,
  email,
  city,
  address_1: street,
}: AddressInput): AddressRefusals => ({
  ...(name.length < 2 && { name: 'address.nameRequired' }),
  ...(!EMAIL.test(email) && { email: 'address.emailInvalid' }),
  ...(street.length < 3 && { address_1: 'address.lineRequired' }),
  ...(city === '' && { city: 'address.cityRequired' }),
});

/**
 * Checks an address by the rules of its country and writes it as it is kept: the state as its code,
 * the phone as E.164, digits as 0 to 9. City names and streets are never judged. Every field at
 * fault is named at once.
 */
export const checkAddress = (input: AddressInput): CheckedAddress => {
  const country = findCountryRules(input.country);
  const anywhere = checkAnywhere(input);
  if (!country) {
    const key = input.country === '' ? 'address.countryRequired' : 'address.countryUnknown';
    return { refusals: { ...anywhere, country: key } };
  }
  const phone = findPhone(input.phone, country.code);
  const state = checkState(country, input.state);
  const zip = checkTogether(country, state, checkZip(country, input.zip));
  const isWrong = phone === undefined || 'refusal' in state || 'refusal' in zip;
  if (isWrong || Object.keys(anywhere).length > 0) {
    return {
      refusals: {
        ...anywhere,
        ...(phone === undefined && { phone: 'address.phoneInvalid' }),
        ...('refusal' in state && { state: state.refusal }),
        ...('refusal' in zip && { zip: zip.refusal }),
      },
    };
  }
  return { address: { ...input, phone, state: state.value, zip: zip.value } };
};

/** The refusals of a form with an address; `prefix` is where the address stands in it. */
export const refuseAddress = (refusals: AddressRefusals, prefix = 'address.'): Refused => {
  const [first, ...rest] = Object.entries(refusals).map(([field, key]): Refusal => ({
    key,
    field: `${prefix}${field}`,
  }));
  return first ? refuseAll([first, ...rest]) : refuse('checkout.addressFirst');
};
