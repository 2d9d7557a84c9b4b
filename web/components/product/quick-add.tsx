import type { Card } from '#contract/card.ts';
import { Link } from 'react-router';
import { useTranslation } from '#web/lib/translation.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { CartForm } from './cart-form.tsx';

/** Into the cart from the list; where a choice is needed, on to the product. */
export const QuickAdd = ({ card }: { card: Card }) => {
  const { t, paths } = useTranslation();
  if (!card.in_stock) return null;
  if (card.has_variants || card.inventory_id === null) {
    return (
      <Link
        to={paths.product(card)}
        aria-label={t('card.chooseOptionsOf', { title: card.title })}
        className={`${buttonClass({ variant: 'secondary', size: 'sm', wide: true })} relative`}
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
      look={{ variant: 'secondary', size: 'sm', wide: true }}
    >
      {t('card.add')}
    </CartForm>
  );
};
