import type { PressedPage } from '#web/components/frame/static-presses.tsx';
import { markAhead, markProducts, markOf } from '#web/lib/page-data/mark-products.ts';
import { learnProfile } from '#web/lib/page-data/profile.ts';
import type { SaveAnswer } from './save-answer.ts';

type Press = { name: string; id: string; address: string };

const TOO_MANY = 429;

/** What each button is to become, by its name and product, while its request is on its way. */
const wanted = new Map<string, boolean>();

/** What the shop says; undefined where it is not reached. */
const ask = async ({ name, id, address }: Press, on: boolean): Promise<SaveAnswer | undefined> => {
  try {
    const response = await fetch(address, {
      method: 'POST',
      // Who goes on to another page has saved it all the same.
      keepalive: true,
      headers: { accept: 'application/json' },
      body: new URLSearchParams({ [name]: id, on: on ? '1' : '0' }),
    });
    return response.ok || response.status === TOO_MANY ? await response.json() : undefined;
  } catch {
    // The product stays as it was, and the button can be pressed again.
    return undefined;
  }
};

const say = (answer: SaveAnswer | undefined, { t, notify, navigate }: PressedPage): void => {
  if (!answer) notify.error(t('error.apiDown'));
  else if (answer.signIn) navigate(answer.signIn);
  else if (answer.ok) notify.message(answer.message, answer.link);
  else notify.error(answer.message, answer.link);
};

/** Sends what the button is to be until the shop knows it; what is refused is taken back. */
const settle = async (press: Press, page: PressedPage): Promise<void> => {
  const key = `${press.name} ${press.id}`;
  const on = wanted.get(key) ?? false;
  const answer = await ask(press, on);
  // Pressed again in the meantime.
  if (answer?.ok && wanted.get(key) !== on) return settle(press, page);
  wanted.delete(key);
  if (answer) {
    learnProfile(answer.profile);
    markProducts(answer.profile);
  }
  markAhead(press.name, press.id);
  say(answer, page);
  return undefined;
};

/**
 * Turns over what a button says: at once in the page, then in the shop. It is told what to become, not to
 * turn over, so that a repeated request changes nothing.
 */
export const press = async (
  { name, value: id, formAction: address }: HTMLButtonElement,
  page: PressedPage,
): Promise<void> => {
  const key = `${name} ${id}`;
  const isSending = wanted.has(key);
  const on = !markOf(name, id);
  wanted.set(key, on);
  markAhead(name, id, on);
  if (!isSending) await page.inTurn(() => settle({ name, id, address }, page));
};
