import { redirect } from 'react-router';
import {
  deleteAddress,
  makeDefaultAddress,
  restoreAddress,
  saveAddress,
} from '#contract/addresses/address-book.ts';
import { loadCountries } from '#web/components/checkout/address/countries.server.ts';
import {
  typedAddress,
  type AddressAnswer,
} from '#web/components/checkout/address/typed-address.ts';
import { call, type Answer } from '#web/lib/page-data/api.server.ts';
import { makePaths, withQuery } from '#web/lib/paths/paths.ts';
import { visitContext, type RequestArgs } from '#web/lib/visit/context.server.ts';
import { failure } from '#web/lib/visit/failure.server.ts';
import { leaveFlash } from '#web/lib/visit/flash.server.ts';
import { formText } from '#web/lib/visit/form-text.ts';

type Performed = Promise<AddressAnswer | Response>;
type Perform = (args: RequestArgs, form: FormData) => Performed;

const FORM_REFUSED = 201;

/** Back to the book, which says what became of it. */
const backToBook = (
  args: RequestArgs,
  { ok, message }: Pick<Answer<unknown>, 'ok' | 'message'>,
  query: Record<string, string> = {},
): Response => {
  leaveFlash(args, ok ? 'message' : 'error', message);
  const { addresses } = makePaths(args.context.get(visitContext).language);
  return redirect(withQuery(addresses(), query), 303);
};

const showCountry: Perform = async (args, form) => {
  const typed = typedAddress(form);
  const { country } = await loadCountries(args, typed.country);
  return { kind: 'country', typed, country };
};

const save: Perform = async (args, form) => {
  const typed = typedAddress(form);
  const id = formText(form, 'id') || undefined;
  const json = { ...typed, id, is_default: form.has('is_default') };
  const answer = await call(args, saveAddress, { json });
  if (answer.ok || answer.status !== FORM_REFUSED) return backToBook(args, answer);
  const { country } = await loadCountries(args, typed.country);
  const { message, fields } = answer;
  return { kind: 'refused', message, fields, typed, country };
};

const remove: Perform = async (args, form) => {
  const id = formText(form, 'id');
  const answer = await call(args, deleteAddress, { query: { id } });
  return backToBook(args, answer, answer.ok ? { deleted: id } : {});
};

const restore: Perform = async (args, form) =>
  backToBook(args, await call(args, restoreAddress, { json: { id: formText(form, 'id') } }));

const makeDefault: Perform = async (args, form) =>
  backToBook(args, await call(args, makeDefaultAddress, { json: { id: formText(form, 'id') } }));

const performers: Record<string, Perform> = {
  country: showCountry,
  address: save,
  delete: remove,
  restore,
  default: makeDefault,
};

/** Does what a form of the address book asks for; an unknown intent ends the request with 400. */
export const performAddresses: Perform = (args, form) => {
  const perform = performers[formText(form, 'intent')];
  if (!perform) throw failure(args.context.get(visitContext).language, 400);
  return perform(args, form);
};
