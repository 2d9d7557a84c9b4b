import { listAddresses, type SavedAddress } from '#contract/addresses/address-book.ts';
import { listUnservedAddresses } from '#contract/cart/cart.ts';
import { load } from '#web/lib/page-data/api.server.ts';
import type { RequestArgs } from '#web/lib/visit/context.server.ts';
import { loadCountries } from './countries.server.ts';
import type { CountryFields } from './country-fields.ts';

/** An address of the book, with what its country calls its parts. */
export type ListedAddress = { address: SavedAddress; country: CountryFields | undefined };

/** An address that the cart may be sent to, unless something in it is not delivered there. */
export type OfferedAddress = ListedAddress & { isServed: boolean };

/** The default one first, then the newest. */
export const withCountries = async (
  args: RequestArgs,
  addresses: readonly SavedAddress[],
): Promise<ListedAddress[]> => {
  const codes = [...new Set(addresses.map(({ country }) => country))];
  const found = await Promise.all(
    codes.map(async (code) => [code, (await loadCountries(args, code)).country] as const),
  );
  const countries = new Map(found);
  return addresses
    .toSorted((a, b) => Number(b.is_default) - Number(a.is_default))
    .map((address) => ({ address, country: countries.get(address.country) }));
};

/** The address book of whoever is signed in. */
export const loadBook = async (args: RequestArgs): Promise<ListedAddress[]> =>
  withCountries(args, (await load(args, listAddresses)).addresses);

/** The same for the choice of where the cart goes. */
export const loadCartBook = async (args: RequestArgs): Promise<OfferedAddress[]> => {
  const [book, { address_ids: unserved }] = await Promise.all([
    loadBook(args),
    load(args, listUnservedAddresses),
  ]);
  return book.map((one) => ({ ...one, isServed: !unserved.includes(one.address.id) }));
};
