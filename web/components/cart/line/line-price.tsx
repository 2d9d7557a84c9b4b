import type { CartLine } from '#contract/cart.ts';
import { isolate } from '#web/lib/texts/isolate.ts';
import { useMoney } from '#web/lib/page-data/shop-data.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { cx } from '#web/ui/class-names.ts';
import { Amount } from '#web/ui/price.tsx';
import { useCartPending } from '#web/components/cart/change/pending.ts';

/** What the line comes to, and how that is made up. */
export const LinePrice = ({ line, className }: { line: CartLine; className?: string }) => {
  const { t } = useTranslation();
  const money = useMoney();
  const pending = useCartPending();
  const reduced = line.previous !== null && line.previous > line.unit_price;
  return (
    <div className={cx('grid gap-0.5', className ?? 'justify-items-end text-end')}>
      <Amount className={cx('text-lg font-semibold transition-opacity', pending && 'opacity-40')}>
        {money(line.amount)}
      </Amount>
      {reduced && (
        <span className="text-sm text-faint">
          <span className="sr-only">{t('cartPage.previousPrice')} </span>
          <s>
            <Amount>{money((line.previous ?? 0) * line.quantity)}</Amount>
          </s>
        </span>
      )}
      {line.quantity > 1 && (
        <span className="text-sm text-faint">
          {t('cartPage.each', { price: isolate(money(line.unit_price)) })}
        </span>
      )}
    </div>
  );
};
