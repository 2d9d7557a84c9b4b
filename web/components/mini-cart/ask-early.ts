import { fetchMiniCart } from './fetch-mini-cart.ts';

type Early = { at: number; response: ReturnType<typeof fetchMiniCart> };

/** For how long an early answer is the cart as it is, in milliseconds. */
const FRESH = 2000;

let early: Early | undefined;

const findFresh = (): Early | undefined =>
  early && performance.now() - early.at < FRESH ? early : undefined;

/** Asks for the small cart before it is opened: the pointer or the focus is on the link to it. */
export const askEarly = (address: string): void => {
  early = findFresh() ?? { at: performance.now(), response: fetchMiniCart(address) };
};

/** The early answer, once; undefined where nobody has asked just before. */
export const takeEarly = (): Early['response'] | undefined => {
  const taken = findFresh();
  early = undefined;
  return taken?.response;
};
