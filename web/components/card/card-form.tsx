import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useCart } from '#web/components/product/purchase/use-cart.ts';
import { useNotify } from '#web/lib/browser/notify.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';

/** The form that all of a page's cards send, and what else saves a product. */
export const CARD_FORM = 'card-form';

/**
 * The form that all cards' buttons submit, one press after another, without leaving the page: into the
 * cart, or onto a list by the address of the button. The cards themselves are not hydrated, so the pressed
 * button is marked as busy by its attributes.
 */
export const CardForm = () => {
  const { t, paths } = useTranslation();
  const { submit } = useCart();
  const notify = useNotify();
  const navigate = useNavigate();
  const last = useRef(Promise.resolve());
  // A visitor's first request makes them a guest, and the next one has to be that guest's.
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    last.current = last.current.then(work);
    return last.current;
  };
  const save = (button: HTMLButtonElement) =>
    import('#web/components/saved-products/press-save.ts').then(
      ({ pressSave }) => pressSave(button, { t, notify, navigate, inTurn }),
      () => notify.error(t('error.apiDown')),
    );
  const send = useEffectEvent((event: SubmitEvent) => {
    const { target: form, submitter: button } = event;
    if (!(form instanceof HTMLFormElement) || form.id !== CARD_FORM) return;
    event.preventDefault();
    if (!(button instanceof HTMLButtonElement) || button.ariaBusy) return;
    if (button.hasAttribute('formaction')) return void save(button);
    button.ariaBusy = 'true';
    button.ariaDisabled = 'true';
    void inTurn(() =>
      submit(form, button).finally(() => {
        button.ariaBusy = null;
        button.ariaDisabled = null;
      }),
    );
  });
  useEffect(() => {
    const press = (event: SubmitEvent) => send(event);
    document.addEventListener('submit', press);
    return () => document.removeEventListener('submit', press);
  }, []);
  return (
    <form id={CARD_FORM} method="post" action={paths.cart()} hidden>
      <input type="hidden" name="intent" value="add" />
    </form>
  );
};
