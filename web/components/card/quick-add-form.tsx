import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { QUICK_ADD } from './quick-add.tsx';
import { useCart } from '#web/components/product/purchase/use-cart.ts';

/**
 * The form that all cards' buttons submit, one press after another, without leaving the page. The
 * cards themselves are not hydrated, so the pressed button is marked as busy by its attributes.
 */
export const QuickAddForm = () => {
  const { paths } = useTranslation();
  const { submit } = useCart();
  const last = useRef(Promise.resolve());
  const send = useEffectEvent((event: SubmitEvent) => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement) || form.id !== QUICK_ADD) return;
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
  return (
    <form id={QUICK_ADD} method="post" action={paths.cart()} hidden>
      <input type="hidden" name="intent" value="add" />
    </form>
  );
};
