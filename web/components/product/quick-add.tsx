import { Link } from '#web/lib/link.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { cx } from '#web/ui/class-names.ts';
import type { ShownCard } from './shown-card.ts';

/** Calm: there is one on every card. */
const LOOK = { variant: 'quiet', size: 'sm', wide: true } as const;
const GROUND = 'relative bg-surface hover:bg-line!';

/** Into the cart from the list (QuickAdds sends it in place); where a choice is needed, on to the product. */
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
    <form method="post" action={paths.cart()} data-quick-add="" className="relative">
      <input type="hidden" name="product_id" value={card.id} />
      <input type="hidden" name="inventory_id" value={card.inventory_id} />
      <input type="hidden" name="quantity" value="1" />
      <Button
        type="submit"
        name="intent"
        value="add"
        aria-label={t('card.addTitle', { title: card.title })}
        {...LOOK}
        className={GROUND}
      >
        {t('card.add')}
      </Button>
    </form>
  );
};
