import { getCommon } from '#contract/shop/common.ts';
import { listAddresses, type SavedAddress } from '#contract/addresses/address-book.ts';
import {
  loadCountries,
  type CountryChoice,
} from '#web/components/checkout/address/countries.server.ts';
import {
  withCountries,
  type ListedAddress,
} from '#web/components/checkout/address/address-book.server.ts';
import type { CountryFields } from '#web/components/checkout/address/country-fields.ts';
import { load } from '#web/lib/page-data/api.server.ts';
import { visitContext, type RequestArgs } from '#web/lib/visit/context.server.ts';
import { failure } from '#web/lib/visit/failure.server.ts';

/** The form that is open: of an address of the book, or of a new one. */
export type OpenForm = {
  address: SavedAddress | undefined;
  countries: readonly CountryChoice[];
  country: CountryFields | undefined;
};

type Args = RequestArgs & { url: URL };

/** The form of `?add` or `?edit=ID`; an id that the book does not have ends the request with 404. */
const openForm = async (
  args: Args,
  addresses: readonly SavedAddress[],
): Promise<OpenForm | null> => {
  const query = args.url.searchParams;
  const id = query.get('edit');
  if (id === null && !query.has('add')) return null;
  const address = addresses.find((one) => one.id === id);
  if (id !== null && !address) throw failure(args.context.get(visitContext).language, 404);
  const code =
    query.get('country') ?? address?.country ?? (await load(args, getCommon)).location.country;
  return { address, ...(await loadCountries(args, code.toUpperCase())) };
};

/** The address book, or the form that its address opens. */
export const loadAddresses = async (
  args: Args,
): Promise<{ form: OpenForm | null; addresses: ListedAddress[] }> => {
  const { addresses } = await load(args, listAddresses);
  const form = await openForm(args, addresses);
  return { form, addresses: form ? [] : await withCountries(args, addresses) };
};
