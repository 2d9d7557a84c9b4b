import { useEffect, useEffectEvent, useRef } from 'react';
import { useCart } from './use-cart.ts';

/**
 * Sends the cards' forms in place, one after another. The cards themselves are only drawn, most of
 * them by the server: the button that was pressed tells by its attributes that it is busy.
 */
export const QuickAdds = () => {
  const { submit } = useCart();
  const last = useRef(Promise.resolve());
  const send = useEffectEvent((event: SubmitEvent) => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement) || !form.matches('[data-quick-add]')) return;
    event.preventDefault();
    if (!submitter || submitter.ariaBusy) return;
    submitter.ariaBusy = 'true';
    submitter.ariaDisabled = 'true';
    const sent = last.current.then(() => submit(form, submitter));
    last.current = sent.finally(() => {
      submitter.ariaBusy = null;
      submitter.ariaDisabled = null;
    });
  });
  useEffect(() => {
    const press = (event: SubmitEvent) => send(event);
    document.addEventListener('submit', press);
    return () => document.removeEventListener('submit', press);
  }, []);
  return null;
};
