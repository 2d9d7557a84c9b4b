import { PAYMENT_METHOD } from '#contract/orders/order-codes.ts';

/** Providers that take cards, whatever else they take. */
const CARDS: ReadonlySet<number> = new Set([
  PAYMENT_METHOD.stripe,
  PAYMENT_METHOD.cardGateway,
  PAYMENT_METHOD.razorpay,
  PAYMENT_METHOD.flutterwave,
]);

/** Whether a provider takes cards. */
export const takesCards = (code: number): boolean => CARDS.has(code);

type Grouped<Method> = { first: Method[]; more: Method[] };

/** Ways to pay in their order: of the providers that take cards the first one leads, the others are for a second look. */
export const groupMethods = <Method extends { code: number }>(
  methods: readonly Method[],
): Grouped<Method> => {
  const lead = methods.find(({ code }) => takesCards(code));
  const isMore = (method: Method) => takesCards(method.code) && method !== lead;
  return {
    first: methods.filter((method) => !isMore(method)),
    more: methods.filter(isMore),
  };
};
