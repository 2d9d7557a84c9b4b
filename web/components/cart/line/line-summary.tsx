import type { CartLine } from '#contract/cart/cart.ts';
import { useCartPending } from '#web/components/cart/change/pending.ts';
import { ShopPicture } from '#web/components/picture/picture.tsx';
import { namedVariantText } from '#web/components/product/variants/variant-text.ts';
import { LOW_STOCK } from '#web/lib/low-stock.ts';
import { useMoney } from '#web/lib/page-data/shop-data.ts';
import { Link } from '#web/lib/paths/link.tsx';
import { isolate } from '#web/lib/texts/isolate.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { cx } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Amount } from '#web/ui/price.tsx';
import { FixLine } from './fix-line.tsx';
import { LineProblems } from './line-problems.tsx';

/** A line with nothing to change on it: its picture, what it is, and what it comes to. */
export const LineSummary = ({ line, saved }: { line: CartLine; saved?: boolean }) => (
  <div className="flex flex-wrap gap-3">
    <LinePicture line={line} />
    <div className="grid min-w-0 grow basis-40 content-start gap-2 sm:grid-cols-[minmax(0,1fr)_auto]">
      <LineTexts line={line} />
      <LinePrice line={line} className="sm:justify-items-end sm:text-end" />
      <LineNotes line={line} saved={saved} />
    </div>
  </div>
);

/** The variant's picture, or the product's. The title beside it names it, so it stays silent. */
export const LinePicture = ({ line }: { line: CartLine }) => {
  const { paths } = useTranslation();
  return (
    <Link
      to={paths.product(line.product)}
      tabIndex={-1}
      aria-hidden="true"
      className="block size-20 shrink-0 row-span-2 overflow-hidden rounded-md bg-surface"
    >
      <ShopPicture
        image={line.inventory.image ?? line.product.image}
        alt=""
        sizes="80px"
        upTo={320}
      />
    </Link>
  );
};

/** What the line comes to, and how that is made up. */
export const LinePrice = ({ line, className }: { line: CartLine; className?: string }) => {
  const { t } = useTranslation();
  const money = useMoney();
  const pending = useCartPending();
  const reduced = line.previous !== null && line.previous > line.unit_price;
  return (
    <div className={cx('grid gap-0.5', className ?? 'justify-items-end text-end')}>
      <Amount className={cx('text-lg font-semibold', pending && 'opacity-45')}>
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

/** What the line is: title, variant, how it saves, how few are left. */
export const LineTexts = ({ line }: { line: CartLine }) => {
  const { t, paths } = useTranslation();
  const money = useMoney();
  const { product, inventory, problems } = line;
  const few = inventory.quantity > 0 && inventory.quantity <= LOW_STOCK && problems.length === 0;
  return (
    <div className="grid content-start gap-1.5">
      <h3 className="leading-snug font-medium">
        <Link to={paths.product(product)} className="hover:text-primary">
          {product.title}
        </Link>
      </h3>
      {inventory.attributes.length > 0 && (
        <p className="text-sm text-soft">{namedVariantText(inventory.attributes)}</p>
      )}
      {line.bundle_saving > 0 && line.bundle_id === null && (
        <p className="flex items-start gap-1.5 text-sm text-success">
          <Icon name="gift" className="mt-0.5 size-4" />
          {t('cartPage.bundleDealSaves', { amount: isolate(money(line.bundle_saving)) })}
        </p>
      )}
      {few && (
        <p className="text-sm text-warning">
          {t('cartPage.lastLeft', { count: inventory.quantity })}
        </p>
      )}
    </div>
  );
};

/** What stands in the way of the line or has changed, and the press that mends it: as wide as title and price together. */
export const LineNotes = ({ line, saved = false }: { line: CartLine; saved?: boolean }) =>
  line.problems.length > 0 && (
    <div className="grid w-full gap-1.5 sm:col-span-2">
      <LineProblems problems={line.problems} />
      {!saved && <FixLine line={line} />}
    </div>
  );
