import type { CartLine } from '#contract/cart.ts';
import { Link } from '#web/lib/paths/link.tsx';
import { LOW_STOCK } from '#web/lib/low-stock.ts';
import { namedVariantText } from '#web/components/product/variants/variant-text.ts';
import { isolate } from '#web/lib/texts/isolate.ts';
import { useMoney } from '#web/lib/page-data/shop-data.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { FixLine } from './fix-line.tsx';
import { LineProblems } from './line-problems.tsx';

/** What the line is: title, variant, how it saves, what to know about it. */
export const LineTexts = ({ line, saved = false }: { line: CartLine; saved?: boolean }) => {
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
      <LineProblems problems={problems} />
      {!saved && <FixLine line={line} />}
    </div>
  );
};
