import type { Attribute, Inventory } from '#contract/catalogue/product.ts';
import { nearestVariant } from '#web/components/product/variants/nearest-variant.ts';
import { choiceOf, type Choice } from '#web/components/product/variants/variant-choice.ts';
import { variantText } from '#web/components/product/variants/variant-text.ts';
import { Link } from '#web/lib/paths/link.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { buttonClass } from '#web/ui/button.tsx';

export type NearestVariantProps = {
  product: { inventory: readonly Inventory[]; attributes: readonly Attribute[] };
  choice: Choice;
  onChoose: (choice: Choice) => void;
};

/** Where a choice of values is no variant of the product: the variant nearest to it, which one press chooses. */
const NearestVariantLink = ({ product, choice, onChoose }: NearestVariantProps) => {
  const { t } = useTranslation();
  const nearest = nearestVariant(product, choice);
  if (!nearest) return null;
  const made = choiceOf(nearest);
  const values = product.attributes.map(({ id, title, values: known }) => ({
    title,
    value: known.find((value) => value.id === made[id])?.title ?? '',
  }));
  return (
    <Link
      to={`?variant=${nearest.id}`}
      preventScrollReset
      onClick={(event) => {
        event.preventDefault();
        onChoose(made);
      }}
      className={`${buttonClass({ variant: 'secondary', size: 'lg' })} basis-full`}
    >
      {t('product.chooseInstead', { values: variantText(values) })}
    </Link>
  );
};

export default NearestVariantLink;
