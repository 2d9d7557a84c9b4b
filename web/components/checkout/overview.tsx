import type { ReactNode } from 'react';
import type { CartData } from '#contract/cart.ts';
import { SumList } from '#web/components/cart/sums.tsx';
import { Thumbnail } from '#web/components/picture/picture.tsx';
import { variantText } from '#web/components/product/variants/variant-text.ts';
import { useMoney } from '#web/lib/page-data/shop-data.ts';
import { Link } from '#web/lib/paths/link.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Amount } from '#web/ui/price.tsx';
import { selectedLines } from './selected-lines.ts';

type Props = {
  cart: CartData;
  /** Something about the sums is on its way. */
  pending: boolean;
  children?: ReactNode;
};

/** What is being ordered and what it comes to; `children` stand below the sums. */
export const Overview = ({ cart, pending, children }: Props) => {
  const { t, paths } = useTranslation();
  return (
    <section
      aria-labelledby="overview-heading"
      className="grid gap-5 rounded-lg bg-surface p-5 sm:p-6 lg:sticky lg:top-6"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="overview-heading" className="text-lg font-semibold">
          {t('checkoutPage.items')}
        </h2>
        <Link
          to={paths.cart()}
          aria-label={t('checkoutPage.changeCart')}
          className="-my-2 inline-flex min-h-9 items-center rounded-full px-2 text-sm font-medium text-primary hover:underline"
        >
          {t('checkoutPage.change')}
        </Link>
      </div>
      <ul className="grid gap-3">
        {selectedLines(cart).map((line) => (
          <OverviewLine key={line.id} line={line} />
        ))}
      </ul>
      <div className="border-t border-line pt-5">
        <SumList sums={cart.summary} pending={pending} />
      </div>
      {children}
    </section>
  );
};

const OverviewLine = ({ line }: { line: CartData['cartProducts'][number] }) => {
  const { t } = useTranslation();
  const money = useMoney();
  const variant = variantText(line.inventory.attributes);
  return (
    <li className="flex items-start gap-3 text-sm">
      <Thumbnail image={line.inventory.image ?? line.product.image} className="size-14 bg-canvas" />
      <span className="grid min-w-0 grow gap-0.5">
        <span className="leading-snug">{line.product.title}</span>
        <span className="text-faint">
          {[variant, t('checkoutPage.quantity', { count: line.quantity })]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <Amount className="font-medium">{money(line.amount)}</Amount>
    </li>
  );
};
