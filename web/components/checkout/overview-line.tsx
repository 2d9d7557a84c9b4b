import { Thumbnail } from '#web/components/picture/picture.tsx';
import { variantText } from '#web/components/product/variants/variant-text.ts';
import { useMoney } from '#web/lib/page-data/shop-data.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Amount } from '#web/ui/price.tsx';

type Props = {
  image: string;
  title: string;
  attributes: readonly { title: string; value: string }[];
  quantity: number;
  amount: number;
};

/** One product of a cart or an order: which, how many, and what they cost together. */
export const OverviewLine = ({ image, title, attributes, quantity, amount }: Props) => {
  const { t } = useTranslation();
  const money = useMoney();
  const count = t('checkoutPage.quantity', { count: quantity });
  return (
    <li className="flex items-start gap-3 text-sm">
      <Thumbnail image={image} className="size-14 bg-canvas" />
      <span className="grid min-w-0 grow gap-0.5">
        <span className="leading-snug">{title}</span>
        <span className="text-faint">
          {[variantText(attributes), count].filter(Boolean).join(' · ')}
        </span>
      </span>
      <Amount className="font-medium">{money(amount)}</Amount>
    </li>
  );
};
