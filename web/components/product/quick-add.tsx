import { Link } from 'react-router';
import { useTranslation } from '#web/lib/translation.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { cx } from '#web/ui/class-names.ts';
import { CartForm } from './cart-form.tsx';
import type { ShownCard } from './shown-card.ts';

/** Calm: there is one on every card. */
const LOOK = { variant: 'quiet', size: 'sm', wide: true } as const;
const GROUND = 'relative bg-surface hover:bg-line!';

/** Into the cart from the list; where a choice is needed, on to the product. */
export const QuickAdd = ({ card }: { card: ShownCard }) => {
  const { t, paths } = useTranslation();
  if (!card.in_stock) return null;
  if (card.has_variants || card.inventory_id === null) {
    return (
      <Link
        to={paths.product(card)}
        aria-label={t('card.chooseOptionsOf', { title: card.title })}
        className={cx(buttonClass(LOOK), GROUND)}
      >
        {t('card.chooseOptions')}
      </Link>
    );
  }
  return (
    <CartForm
      fields={{ product_id: card.id, inventory_id: card.inventory_id, quantity: '1' }}
      intent="add"
      name={t('card.addTitle', { title: card.title })}
      look={LOOK}
      className={GROUND}
    >
      {t('card.add')}
    </CartForm>
  );
};
