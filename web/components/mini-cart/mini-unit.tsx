import type { CartLine } from '#contract/cart/cart.ts';
import { LineProblems } from '#web/components/cart/line/line-problems.tsx';
import { UnitQuantity } from '#web/components/cart/line/unit-quantity.tsx';
import { type CartUnit, useUnitTitle } from '#web/components/cart/line/units.ts';
import { Thumbnail } from '#web/components/picture/picture.tsx';
import { namedVariantText } from '#web/components/product/variants/variant-text.ts';
import { useMoney } from '#web/lib/page-data/shop-data.ts';
import { Link } from '#web/lib/paths/link.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { cx } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Amount } from '#web/ui/price.tsx';
import type { useMiniCart } from './use-mini-cart.ts';

type Props = { unit: CartUnit; cart: ReturnType<typeof useMiniCart> };

/** One thing in the small cart, or a bundle as one: how many, what it comes to, and away with it. */
export const MiniUnit = ({ unit: { lines }, cart: { submit, pendingOf, pending } }: Props) => {
  const { t } = useTranslation();
  const [first] = lines;
  const title = useUnitTitle(lines);
  const quantity = Number(pendingOf(first.id)?.quantity ?? first.quantity);
  const most = Math.min(...lines.map((line) => line.max_quantity));
  return (
    <li className="grid gap-3 py-4">
      {lines.length > 1 && (
        <p className="flex items-center gap-2 text-sm font-medium">
          <Icon name="gift" className="size-4.5 text-primary" />
          {t('cartPage.bundle')}
        </p>
      )}
      {lines.map((line) => (
        <MiniLine key={line.id} line={line} pending={pending} />
      ))}
      <div className="flex items-center justify-between gap-3 ps-19">
        <UnitQuantity
          title={title}
          value={quantity}
          max={Math.max(most, first.quantity)}
          onChange={(wanted) =>
            submit({ intent: 'quantity', line_id: first.id, quantity: String(wanted) })
          }
        />
        <button
          type="button"
          aria-label={t('cartPage.removeOf', { title })}
          onClick={() => submit({ intent: 'remove', line_id: first.id })}
          className="-me-2 grid size-10 place-items-center rounded-full text-soft hover:bg-danger-wash hover:text-danger"
        >
          <Icon name="trash" className="size-4.5" />
        </button>
      </div>
    </li>
  );
};

const MiniLine = ({ line, pending }: { line: CartLine; pending: boolean }) => {
  const { paths } = useTranslation();
  const money = useMoney();
  const variant = namedVariantText(line.inventory.attributes);
  return (
    <div className="flex gap-3">
      <Thumbnail
        image={line.inventory.image ?? line.product.image}
        className="size-16 bg-surface"
      />
      <div className="grid min-w-0 grow content-start gap-1">
        <div className="flex items-start justify-between gap-3">
          <Link to={paths.product(line.product)} className="leading-snug hover:text-primary">
            {line.product.title}
          </Link>
          <Amount className={cx('font-semibold transition-opacity', pending && 'opacity-40')}>
            {money(line.amount)}
          </Amount>
        </div>
        {variant && <p className="text-sm text-soft">{variant}</p>}
        <LineProblems problems={line.problems} />
      </div>
    </div>
  );
};
