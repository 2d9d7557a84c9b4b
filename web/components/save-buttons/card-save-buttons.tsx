import { CARD_FORM } from '#web/components/card/card-form.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';

/**
 * Heart and scales on a card's picture, the same for everybody: what the visitor has saved is marked by
 * the browser (web/lib/page-data/mark-products.ts), and `StaticPresses` answers a press. Without scripts the
 * form puts the product onto the list, and shows it.
 */
export const CardSaveButtons = ({ id, title }: { id: string; title: string }) => {
  const { t, paths } = useTranslation();
  return (['wish', 'compare'] as const).map((name) => (
    <button
      key={name}
      type="submit"
      form={CARD_FORM}
      data-press="save"
      formAction={paths.saveProduct()}
      name={name}
      value={id}
      aria-label={t(`card.${name}`, { title })}
    />
  ));
};
