import { type SubmitEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { fetchMiniCart, type MiniCartAnswer } from '#web/components/mini-cart/fetch-mini-cart.ts';
import { expectAdded, showAdded } from '#web/lib/browser/mini-cart.ts';
import { useNotify } from '#web/lib/browser/notify.ts';
import { updateCartCount } from '#web/lib/page-data/profile.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';

type Fields = Record<string, string>;

type Cart = {
  /** Sends the form without leaving the page; `more` adds fields that only the script knows. */
  send: (event: SubmitEvent<HTMLFormElement>, more?: Fields) => void;
  /** The same for a form that React has not drawn; done when the answer is there. */
  submit: (form: HTMLFormElement, submitter: HTMLElement | null) => Promise<void>;
  /** The intent of the press that is on its way. */
  pending: string | null;
};

const fieldsOf = (form: HTMLFormElement, submitter: HTMLElement | null, more: Fields) => {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form, submitter)) fields.set(name, String(value));
  for (const [name, value] of Object.entries(more)) fields.set(name, value);
  return fields;
};

/**
 * Forms that put something into the cart: sent in place, answered by the small cart or a toast. Not
 * by a fetcher, which would end the page where the connection is lost.
 */
export const useCart = (): Cart => {
  const { t, paths } = useTranslation();
  const notify = useNotify();
  const navigate = useNavigate();
  const [pending, setPending] = useState<string | null>(null);
  const isSending = useRef(false);

  const showOutcome = async (intent: string, { said, added, ...shown }: MiniCartAnswer) => {
    updateCartCount(shown.cart.cartCount);
    if (!said?.ok) notify.error(said?.message);
    else if (intent === 'buy-now') await navigate(paths.shipping());
    else if (!added || !showAdded({ ...added, ...shown, message: said.message }))
      notify.message(said.message);
  };

  const put = async (intent: string, fields: URLSearchParams) => {
    isSending.current = true;
    setPending(intent);
    expectAdded();
    try {
      const response = await fetchMiniCart(paths.miniCart(), fields);
      if (response.ok) await showOutcome(intent, response.answer);
      else notify.error(t(response.error));
    } finally {
      isSending.current = false;
      setPending(null);
    }
  };

  const submit = async (
    form: HTMLFormElement,
    submitter: HTMLElement | null,
    more: Fields = {},
  ): Promise<void> => {
    const fields = fieldsOf(form, submitter, more);
    const intent = fields.get('intent');
    // Without an intent, Enter was pressed where there is nothing to buy.
    if (intent !== null && !isSending.current) await put(intent, fields);
  };
  return {
    submit,
    send: (event, more) => {
      event.preventDefault();
      void submit(event.currentTarget, event.nativeEvent.submitter, more);
    },
    pending,
  };
};
