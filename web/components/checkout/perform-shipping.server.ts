import { redirect } from 'react-router';
import { saveAddress } from '#contract/addresses/address-book.ts';
import { type CartData, selectCartLines, updateShipping } from '#contract/cart/cart.ts';
import { SHIPPING_TYPE } from '#contract/codes.ts';
import { loadCountries } from '#web/components/checkout/address/countries.server.ts';
import { call } from '#web/lib/page-data/api.server.ts';
import { makePaths, withQuery } from '#web/lib/paths/paths.ts';
import { type RequestArgs, visitContext } from '#web/lib/visit/context.server.ts';
import { failure } from '#web/lib/visit/failure.server.ts';
import { leaveFlash } from '#web/lib/visit/flash.server.ts';
import { formText } from '#web/lib/visit/form-text.ts';
import {
  typedAddress,
  type AddressAnswer,
  type TypedAddress,
} from '#web/components/checkout/address/typed-address.ts';
import { DELIVERY_PREFIX } from '#web/components/checkout/delivery/delivery-groups.ts';
import { unshippableLines } from './selected-lines.ts';

type Performed = Promise<AddressAnswer | Response>;

/** To the payment, unless something cannot be sent: the page of the address names it. */
const goOn = (args: RequestArgs, cart: CartData): Response => {
  const paths = makePaths(args.context.get(visitContext).language);
  const stuck = unshippableLines(cart).length > 0;
  return redirect(stuck ? paths.shipping() : paths.checkout(), 303);
};

const showCountry = async (args: RequestArgs, form: FormData): Performed => {
  const typed = typedAddress(form);
  const { country } = await loadCountries(args, typed.country);
  return { kind: 'country', typed, country, keep: form.has('keep') };
};

/** The call names a field by where it stands, `address.zip`; the form just by its name. */
const unprefixed = (fields: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, message]) => [name.replace(/^address\./, ''), message]),
  );

/** Sends the cart to an address that was typed, which then stands in the book, too, where it is wanted. */
const sendTo = async (args: RequestArgs, typed: TypedAddress, keep: boolean) => {
  if (!keep) return call(args, updateShipping, { json: { address: typed } });
  const saved = await call(args, saveAddress, { json: typed });
  return saved.ok ? call(args, updateShipping, { json: { address_id: saved.data.id } }) : saved;
};

const takeTyped = async (args: RequestArgs, form: FormData): Performed => {
  const typed = typedAddress(form);
  const keep = form.has('keep');
  const answer = await sendTo(args, typed, keep);
  if (answer.ok) return goOn(args, answer.data);
  const { country } = await loadCountries(args, typed.country);
  const fields = unprefixed(answer.fields);
  return { kind: 'refused', message: answer.message, fields, typed, country, keep };
};

/** One of the address book; it may have been deleted in another tab. */
const takeSaved = async (args: RequestArgs, form: FormData): Performed => {
  const json = { address_id: formText(form, 'address_id') };
  const answer = await call(args, updateShipping, { json });
  if (answer.ok) return goOn(args, answer.data);
  leaveFlash(args, 'error', answer.message);
  const paths = makePaths(args.context.get(visitContext).language);
  return redirect(withQuery(paths.shipping(), { change: 'address' }), 303);
};

/** The ways chosen in the form, by line id. */
const chosenDelivery = (form: FormData) => {
  const ways: Record<string, { type: 1 | 2; place: string }> = {};
  for (const [name, value] of form) {
    if (!name.startsWith(DELIVERY_PREFIX)) continue;
    const [type, place = ''] = String(value).split('-');
    for (const id of name.slice(DELIVERY_PREFIX.length).split(',')) {
      const pickup = Number(type) === SHIPPING_TYPE.pickup;
      ways[id] = { type: pickup ? SHIPPING_TYPE.pickup : SHIPPING_TYPE.location, place };
    }
  }
  return ways;
};

const refusedDelivery = {
  kind: 'refused',
  fields: {},
  typed: undefined,
  country: undefined,
} as const;

/** Keeps the choice, and the shopper on the page. */
const saveDeliveryChoice = async (args: RequestArgs, form: FormData): Performed => {
  const answer = await call(args, updateShipping, { json: { lines: chosenDelivery(form) } });
  return answer.ok ? { kind: 'saved' } : { ...refusedDelivery, message: answer.message };
};

/** Without scripts: keeps the choice, and opens the page anew with its sums. */
const saveDelivery = async (args: RequestArgs, form: FormData): Performed => {
  const answer = await call(args, updateShipping, { json: { lines: chosenDelivery(form) } });
  if (answer.ok) return goOn(args, answer.data);
  leaveFlash(args, 'error', answer.message);
  return redirect(makePaths(args.context.get(visitContext).language).checkout(), 303);
};

/** Leaves lines in the cart, but out of this order. */
const leaveOut = async (args: RequestArgs, form: FormData): Performed => {
  const unchecked = form.getAll('line_id').map(String);
  await call(args, selectCartLines, { json: { checked: [], unchecked } });
  return redirect(makePaths(args.context.get(visitContext).language).shipping(), 303);
};

const performers = {
  country: showCountry,
  address: takeTyped,
  saved: takeSaved,
  delivery: saveDelivery,
  ways: saveDeliveryChoice,
  'leave-out': leaveOut,
} satisfies Record<string, (args: RequestArgs, form: FormData) => Performed>;

/** Does what a form of the shipping page asks for; an unknown intent ends the request with 400. */
export const performShipping = (args: RequestArgs, form: FormData): Performed => {
  const intent = formText(form, 'intent');
  if (!Object.hasOwn(performers, intent)) {
    throw failure(args.context.get(visitContext).language, 400);
  }
  return performers[intent as keyof typeof performers](args, form);
};
