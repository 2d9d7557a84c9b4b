import type { Minor } from '#contract/money.ts';
import { useMoney } from '#web/lib/page-data/shop-data.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { Amount } from '#web/ui/price.tsx';

type Props = {
  /** The id of the form that its button sends. */
  form: string;
  price: Minor;
  busy: boolean;
};

/** Price and button that stay at the foot of a small screen. */
export const BuyBar = ({ form, price, busy }: Props) => {
  const { t } = useTranslation();
  const money = useMoney();
  return (
    <div className="foot-bar fixed inset-x-0 bottom-0 z-30 flex items-center gap-4 border-t border-line bg-raised px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:hidden">
      <Amount className="text-lg font-semibold">{money(price)}</Amount>
      <Button type="submit" form={form} name="intent" value="add" busy={busy} className="grow">
        {t('product.addToCart')}
      </Button>
    </div>
  );
};
