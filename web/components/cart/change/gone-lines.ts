import { useEffect, useRef } from 'react';
import type { CartData } from '#contract/cart/cart.ts';
import { joinByComma } from '#i18n/comma.ts';
import { useNotify } from '#web/lib/browser/notify.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import type { CartOutcome } from './outcome.ts';

type Props = {
  cart: CartData;
  /** What was refused on this page says itself why. */
  outcome: CartOutcome | undefined;
  /** The line that was moved on this page, which has a message of its own. */
  aside: string | null;
};

/**
 * Names the lines that have left the cart in another window or on another device: none goes without a word, whatever
 * was changed here meanwhile.
 */
const GoneLines = ({ cart: { cartProducts }, outcome, aside }: Props): null => {
  const { t, language } = useTranslation();
  const notify = useNotify();
  const before = useRef({ cartProducts, outcome });
  useEffect(() => {
    const known = before.current;
    before.current = { cartProducts, outcome };
    if (known.outcome !== outcome) return;
    const there = new Set(cartProducts.map(({ id }) => id));
    const moved = known.cartProducts.find(({ id }) => id === aside);
    const titles = known.cartProducts
      .filter(({ id }) => !there.has(id) && id !== aside)
      .filter((line) => line.bundle_id === null || line.bundle_id !== moved?.bundle_id)
      .map(({ product }) => product.title);
    if (titles.length > 0)
      notify.error(t('cartPage.gone', { titles: joinByComma(language.code, titles) }));
  }, [cartProducts, outcome, aside, language, notify, t]);
  return null;
};

export default GoneLines;
