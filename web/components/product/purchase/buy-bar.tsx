import type { Minor } from '#contract/money.ts';
import { useMoney } from '#web/lib/page-data/shop-data.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { Amount } from '#web/ui/price.tsx';
import { IntentButton } from './intent-button.tsx';

export type BuyBarProps = {
  /** The id of the form that it sends. */
  form: string;
  price: Minor;
  pending: string | null;
  /** Something is still to be chosen: the press leads there. */
  choosing: boolean;
};

/** Price and button that stay at the foot of a small screen. */
const BuyBar = ({ form, price, pending, choosing }: BuyBarProps) => {
  const { t } = useTranslation();
  const money = useMoney();
  return (
    <div className="fixed inset-x-0 bottom-0 z-30 flex items-center gap-4 border-t border-line bg-raised px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:hidden">
      <Amount className="text-lg font-semibold">{money(price)}</Amount>
      {choosing ? (
        <Button type="submit" form={form} className="grow">
          {t('card.chooseOptions')}
        </Button>
      ) : (
        <IntentButton intent="add" form={form} pending={pending} />
      )}
    </div>
  );
};

export default BuyBar;
