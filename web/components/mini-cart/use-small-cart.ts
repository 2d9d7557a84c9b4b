import { useEffect, useRef, useState } from 'react';
import { tellCartCount } from '#web/lib/page-data/me.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import type { MiniCartAnswer } from './answer.ts';
import { askCart } from './ask-cart.ts';

/** The fields of a form of the cart's page. */
export type Wish = { intent: string; line_id: string; quantity?: string };

type SmallCart = {
  /** Undefined until the server has answered once. */
  answer: MiniCartAnswer | undefined;
  /** What the shopper wants of a line, while the server does not know it yet. */
  wishOf: (lineId: string) => Wish | undefined;
  pending: boolean;
  /** A message key: why the last question was not answered. */
  failure: 'error.apiDown' | 'error.wentWrong' | undefined;
  wish: (wish: Wish) => void;
};

/**
 * The cart as the server last told it. One request at a time; of each line only the last wish waits,
 * so quick presses end at what was meant and no late answer undoes a newer wish.
 */
export const useSmallCart = (): SmallCart => {
  const address = useTranslation().paths.miniCart();
  const [answer, setAnswer] = useState<MiniCartAnswer>();
  const [failure, setFailure] = useState<SmallCart['failure']>();
  const [wishes, setWishes] = useState<readonly Wish[]>([]);
  const asking = useRef(false);

  const turn = async (next?: Wish) => {
    asking.current = true;
    const asked = await askCart(address, next && new URLSearchParams(next));
    asking.current = false;
    if (!asked.ok) {
      // Said in the cart itself; what was wished is not true, so it is shown no more.
      setFailure(asked.why);
      setWishes([]);
      return;
    }
    tellCartCount(asked.answer.cart.cartCount);
    setAnswer(asked.answer);
    setFailure(undefined);
    setWishes((now) => now.filter((one) => one !== next));
  };

  useEffect(() => {
    const [next] = wishes;
    if (asking.current || (answer && !next)) return;
    if (failure && !next) return;
    void turn(next);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only a wish or an answer starts the next turn
  }, [wishes, answer]);

  return {
    answer,
    failure,
    wishOf: (lineId) => wishes.findLast((one) => one.line_id === lineId),
    pending: wishes.length > 0,
    wish: (wish) =>
      // The first one is on its way already; what waits behind it for the same line is out of date.
      setWishes(([sent, ...waiting]) =>
        sent ? [sent, ...waiting.filter((one) => one.line_id !== wish.line_id), wish] : [wish],
      ),
  };
};
