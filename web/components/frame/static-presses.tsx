import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { Translate } from '#i18n/translate.ts';
import { pressAdd } from '#web/components/card/card-form.tsx';
import { useCart } from '#web/components/product/purchase/use-cart.ts';
import { useNotify } from '#web/lib/browser/notify.ts';
import type { Paths } from '#web/lib/paths/paths.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';

/** What an answer to a press may use of the page. */
export type PressedPage = {
  t: Translate;
  paths: Paths;
  notify: ReturnType<typeof useNotify>;
  navigate: (to: string) => unknown;
  addToCart: ReturnType<typeof useCart>['submit'];
  /** Begins a request when those before it are answered. */
  inTurn: (work: () => Promise<void>) => Promise<void>;
};

/** Putting something into the cart is answered at once; what else is pressed, by a script that comes then. */
const findPress = async (name: string | undefined) =>
  name === 'add' ? pressAdd : (await import('./presses.ts')).PRESSES[name ?? ''];

/** Answers presses in parts that are not hydrated. Without it their forms are sent as they are. */
export const StaticPresses = () => {
  const { t, paths } = useTranslation();
  const { submit: addToCart } = useCart();
  const notify = useNotify();
  const navigate = useNavigate();
  const last = useRef(Promise.resolve());
  // A visitor's first request makes them a guest, and the next one has to be that guest's.
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    last.current = last.current.then(work);
    return last.current;
  };
  const answer = useEffectEvent((event: MouseEvent) => {
    const { target } = event;
    const button =
      target instanceof Element ? target.closest<HTMLButtonElement>('[data-press]') : null;
    if (!button) return;
    event.preventDefault();
    // The one before is still being answered.
    if (button.ariaBusy) return;
    findPress(button.dataset['press'])
      .then((press) => press?.(button, { t, paths, notify, navigate, addToCart, inTurn }))
      .catch(() => notify.error(t('error.apiDown')));
  });
  useEffect(() => {
    const listen = (event: MouseEvent) => answer(event);
    document.addEventListener('click', listen);
    return () => document.removeEventListener('click', listen);
  }, []);
  return null;
};
