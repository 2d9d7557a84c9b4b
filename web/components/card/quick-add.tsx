import { Link } from '#web/lib/paths/link.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { cardAddress } from './card-address.ts';
import { CARD_FORM } from './card-form.tsx';
import type { ShownCard } from './shown-card.ts';

/**
 * A plus on the picture: into the cart from the list, by the form of all cards; where a choice is
 * needed, on to the product.
 */
export const QuickAdd = ({ card }: { card: ShownCard }) => {
  const { t, paths } = useTranslation();
  if (!card.in_stock) return null;
  if (card.has_variants || card.inventory_id === null) {
    return (
      <Link
        to={cardAddress(paths, card)}
        title={t('card.chooseOptions')}
        aria-label={t('card.chooseOptionsOf', { title: card.title })}
      />
    );
  }
  return (
    <button
      type="submit"
      form={CARD_FORM}
      data-press="add"
      name="item"
      value={`${card.id}/${card.inventory_id}`}
      title={t('card.add')}
      aria-label={t('card.addTitle', { title: card.title })}
    />
  );
};
