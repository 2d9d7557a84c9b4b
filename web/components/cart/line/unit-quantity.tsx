import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Quantity } from '#web/ui/quantity.tsx';

type Props = {
  /** What it is called, for those who hear the buttons. */
  title: string;
  value: number;
  max: number;
  onChange: (quantity: number) => void;
};

/** How many of a unit of the cart. */
export const UnitQuantity = ({ title, ...quantity }: Props) => {
  const { t } = useTranslation();
  return (
    <Quantity
      name="quantity"
      size="sm"
      {...quantity}
      labels={{
        quantity: t('cartPage.quantityOf', { title }),
        less: t('cartPage.decrease', { title }),
        more: t('cartPage.increase', { title }),
      }}
    />
  );
};
