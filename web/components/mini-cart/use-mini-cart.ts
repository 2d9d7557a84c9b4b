import { useEffect, useRef, useState } from 'react';
import { updateCartCount } from '#web/lib/page-data/profile.ts';
import type { Added } from '#web/lib/browser/mini-cart.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { takeEarly } from './ask-early.ts';
import { fetchMiniCart, type MiniCartAnswer } from './fetch-mini-cart.ts';

/** The fields of a form of the cart's page. */
export type CartFields = { intent: string; line_id: string; quantity?: string };

type MiniCartState = {
  /** Undefined until the server has answered once. */
  answer: MiniCartAnswer | undefined;
  /** The pending change of a line. */
  pendingOf: (lineId: string) => CartFields | undefined;
  pending: boolean;
  /** A message key: why the last request failed. */
  failure: 'error.apiDown' | 'error.wentWrong' | undefined;
  submit: (submit: CartFields) => void;
};

/**
 * The cart as the server last answered it, first when something was added. One request at a time; for each line only the latest
 * change waits, so that quick presses end at the last value and no late answer overwrites a newer
 * change.
 */
export const useMiniCart = (added: Added | undefined): MiniCartState => {
  const address = useTranslation().paths.miniCart();
  const [answer, setAnswer] = useState<MiniCartAnswer | undefined>(
    added && { cart: added.cart, messages: added.messages, said: null, added: null },
  );
  const [failure, setFailure] = useState<MiniCartState['failure']>();
  const [pendingFields, setPendingFields] = useState<readonly CartFields[]>([]);
  const isSending = useRef(false);

  const send = async (next?: CartFields) => {
    isSending.current = true;
    // What was asked for before something changed is not the cart any more.
    const early = takeEarly();
    const response = await (next || !early
      ? fetchMiniCart(address, next && new URLSearchParams(next))
      : early);
    isSending.current = false;
    if (!response.ok) {
      // The failure is shown in the cart; the pending changes were not made, so they are dropped.
      setFailure(response.error);
      setPendingFields([]);
      return;
    }
    updateCartCount(response.answer.cart.cartCount);
    setAnswer(response.answer);
    setFailure(undefined);
    setPendingFields((now) => now.filter((one) => one !== next));
  };

  useEffect(() => {
    const [next] = pendingFields;
    if (isSending.current || (answer && !next)) return;
    if (failure && !next) return;
    void send(next);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only a new change or an answer starts the next request
  }, [pendingFields, answer]);

  return {
    answer,
    failure,
    pendingOf: (lineId) => pendingFields.findLast((one) => one.line_id === lineId),
    pending: pendingFields.length > 0,
    submit: (submit) =>
      // The first one is being sent; an older waiting change of the same line is replaced.
      setPendingFields(([sent, ...waiting]) =>
        sent
          ? [sent, ...waiting.filter((one) => one.line_id !== submit.line_id), submit]
          : [submit],
      ),
  };
};
