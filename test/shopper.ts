import { changeCart, updateShipping, type CartData } from '#contract/cart/cart.ts';
import type { AddressInput } from '#contract/addresses/address.ts';
import type { DataOf, Endpoint, InputOf } from '#contract/endpoint.ts';
import { refusedForm, type Envelope, type RefusedForm } from '#contract/envelope.ts';
import { placeOrder, type Order } from '#contract/orders/order.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import type { Caller } from '#test/app.ts';

type Also = { language?: LanguageCode; idempotencyKey?: string };
type Answer<E extends Endpoint> = Envelope<DataOf<E>>;
type OrderInput = InputOf<typeof placeOrder>['json'];

/** Where orders in tests go, unless they say otherwise. */
export const PARIS: AddressInput = {
  name: 'Marie Curie',
  email: 'marie@example.org',
  phone: '+33612345678',
  country: 'FR',
  state: '',
  city: 'Paris',
  zip: '75005',
  address_1: '1 rue Pierre et Marie Curie',
  address_2: '',
};

/** The data of an answer that was given; a refusal fails the test with its message. */
export const given = <Data>({ status, message, data }: Envelope<Data>): Data => {
  if (status !== 200) throw new Error(`${status}: ${message}`);
  return data;
};

/** The messages of a refused form; an answer that was given fails the test. */
export const refused = ({ status, data }: Envelope<unknown>): RefusedForm => {
  if (status !== 201) throw new Error(`not refused: ${status}`);
  return refusedForm.parse(data);
};

/** A visitor with a browser: the token of their first answer goes along with every later call. */
export class Shopper {
  token: string | undefined;
  private readonly app: Caller;

  constructor(app: Caller) {
    this.app = app;
  }

  async ask<E extends Endpoint>(
    endpoint: E,
    input: Partial<InputOf<E>> & Also = {},
  ): Promise<Answer<E>> {
    const answer = await this.app.call(endpoint as Endpoint, { ...input, token: this.token });
    const data = answer.data as { user_token?: string } | null;
    this.token ??= data?.user_token;
    return answer as Answer<E>;
  }

  add(inventoryId: number, quantity = 1, also: Also = {}) {
    const json = { inventory_id: inventoryId, quantity };
    return this.ask(changeCart, { json, ...also });
  }

  /** Adds so many of each, to be sent to Paris; the cart then. */
  async fill(...wishes: [inventoryId: number, quantity: number][]): Promise<CartData> {
    for (const [inventoryId, quantity] of wishes) given(await this.add(inventoryId, quantity));
    return given(await this.ask(updateShipping, { json: { address: PARIS } }));
  }

  order(fields: Partial<OrderInput> = {}, also: Also = {}) {
    return this.ask(placeOrder, { json: { method: 2, ...fields }, ...also });
  }

  async ordered(fields: Partial<OrderInput> = {}): Promise<Order> {
    return given(await this.order(fields)).order;
  }
}
