import type { ProductDetail } from '#contract/catalogue/product.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Icon } from '#web/ui/icon.tsx';

/** "Buy 2, get 1 free", beside the price. */
export const BuyGet = ({ bundle }: { bundle: ProductDetail['bundle_deals']['buy_get'] }) => {
  const { t } = useTranslation();
  if (!bundle) return null;
  return (
    <p className="flex items-start gap-2 rounded-md bg-primary-wash px-3 py-2 text-sm text-primary">
      <Icon name="gift" className="mt-px size-5" />
      <span>
        <span className="font-semibold">
          {t('product.buyGet', { buy: bundle.buy, free: bundle.free })}
        </span>{' '}
        {t('product.buyGetHow')}
      </span>
    </p>
  );
};
