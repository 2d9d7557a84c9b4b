import { useEffect, useRef, type SubmitEvent } from 'react';
import { useFetcher } from 'react-router';
import { showAdded } from '#web/lib/mini-cart.ts';
import { useNotify } from '#web/lib/notify.ts';

/** What the cart's action answers to a script. */
type CartAnswer = {
  ok: boolean;
  message: string;
  added?: { id: string; before: number };
};

type Cart = {
  /** Sends the form without leaving the page; `more` adds fields that only the script knows. */
  send: (event: SubmitEvent<HTMLFormElement>, more?: Record<string, string>) => void;
  /** The intent of the press that is on its way. */
  pending: FormDataEntryValue | null;
};

/** Forms that put something into the cart: sent in place, answered by the small cart or a toast. */
export const useCart = (): Cart => {
  const notify = useNotify();
  const fetcher = useFetcher<CartAnswer>();
  const answer = fetcher.data;
  const told = useRef<CartAnswer>(undefined);

  useEffect(() => {
    // The same answer is told once, whatever else on the page changes.
    if (!answer || told.current === answer) return;
    told.current = answer;
    const { ok, message, added } = answer;
    if (!ok) notify.error(message);
    else if (!added || !showAdded({ ...added, message })) notify.message(message);
  }, [answer, notify]);

  return {
    send: (event, more = {}) => {
      event.preventDefault();
      const form = event.currentTarget;
      const data = new FormData(form, event.nativeEvent.submitter);
      // Enter where there is nothing to buy.
      if (!data.has('intent')) return;
      for (const [name, value] of Object.entries(more)) data.set(name, value);
      void fetcher.submit(data, { method: 'post', action: form.getAttribute('action') ?? '' });
    },
    pending: fetcher.state === 'idle' ? null : (fetcher.formData?.get('intent') ?? null),
  };
};
