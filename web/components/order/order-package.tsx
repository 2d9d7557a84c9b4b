import type { Order, OrderLine, OrderPackage as Package } from '#contract/orders/order.ts';
import { ShopPicture } from '#web/components/picture/picture.tsx';
import { namedVariantText } from '#web/components/product/variants/variant-text.ts';
import { useMoney } from '#web/lib/page-data/shop-data.ts';
import { Link } from '#web/lib/paths/link.tsx';
import { writeDate } from '#web/lib/texts/dates.ts';
import { isolate } from '#web/lib/texts/isolate.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { RatingPopup } from '#web/components/review/rating-popup.tsx';
import { cx } from '#web/ui/class-names.ts';
import { Amount } from '#web/ui/price.tsx';
import { PackageHead } from './package-head.tsx';
import { findReturn, RETURN_TEXTS, type Return } from './return-state.ts';
import type { WhichOrder } from './which-order.ts';

/** What was bought, at the price of that day, with what was saved on it. */
export const OrderLineItem = ({
  line,
  which,
  returned,
  inCancelled = false,
}: {
  line: OrderLine;
  which: WhichOrder;
  returned: Return | undefined;
  /** Its parcel says already that it is cancelled. */
  inCancelled?: boolean;
}) => {
  const { t, paths, language } = useTranslation();
  const money = useMoney();
  const variant = namedVariantText(line.inventory.attributes);
  const savings = [
    { name: t('orderPage.bundleSaving'), amount: line.bundle_saving },
    { name: t('orderPage.voucherSaving'), amount: line.voucher_saving },
  ].filter(({ amount }) => amount > 0);
  return (
    <li className="flex flex-wrap items-start gap-4 py-4">
      <span className="block size-16 shrink-0 overflow-hidden rounded-md bg-surface sm:size-20 print:hidden">
        <ShopPicture image={line.product.image} alt="" sizes="80px" upTo={320} />
      </span>
      <div className="grid min-w-0 grow basis-32 justify-items-start gap-1">
        {line.cancelled && !inCancelled && (
          <Badge tone="danger">{t('orderPage.cancelledBadge')}</Badge>
        )}
        <p className={cx('leading-snug font-medium', line.cancelled && 'text-faint line-through')}>
          {/* What the shop no longer has is named, but leads nowhere. */}
          {line.product.id === '' ? (
            line.product.title
          ) : (
            <Link to={paths.product(line.product)} className="hover:text-primary">
              {line.product.title}
            </Link>
          )}
        </p>
        {variant && <p className="text-sm text-soft">{variant}</p>}
        <p className="text-sm text-soft">
          {t('orderPage.quantity', { count: line.quantity })}
          {line.quantity > 1 && ` · ${t('cartPage.each', { price: isolate(money(line.price)) })}`}
        </p>
        {returned && (
          <Badge tone="primary">
            {line.returned === line.quantity
              ? t(RETURN_TEXTS[returned.state])
              : t('orderPage.returned', {
                  state: t(RETURN_TEXTS[returned.state]),
                  count: line.returned,
                  quantity: line.quantity,
                })}
          </Badge>
        )}
        {line.returnable > 0 && line.return_until && (
          <p className="text-sm text-faint print:hidden">
            {t('orderPage.returnUntil', { date: writeDate(line.return_until, language) })}
          </p>
        )}
        {savings.map(({ name, amount }) => (
          <p key={name} className="text-sm text-success">
            {name}: <Amount>{`−${money(amount)}`}</Amount>
          </p>
        ))}
        <RatingPopup line={line} which={which} />
      </div>
      <Amount
        className={cx('ms-auto', line.cancelled ? 'text-faint line-through' : 'font-semibold')}
      >
        {money(line.amount)}
      </Amount>
    </li>
  );
};

type Props = {
  parcel: Package;
  order: Order;
  which: WhichOrder;
  /** When it comes and how far it is stands elsewhere. */
  isNamed: boolean;
};

/** What comes from one store, when, and what is in it. */
export const OrderPackage = ({ parcel, order, which, isNamed }: Props) => {
  const { t, paths } = useTranslation();
  const lines = order.lines.filter(({ id }) => parcel.line_ids.includes(id));
  const about = 'token' in which ? which : { order: which.order_id };
  return (
    <section
      aria-label={t('orderPage.packageFrom', { store: parcel.store.name })}
      className="break-inside-avoid rounded-lg border border-line"
    >
      <PackageHead parcel={parcel} isNamed={isNamed}>
        <Link
          to={paths.storeMessage(parcel.store.slug, about)}
          className="inline-block py-1 font-medium text-primary hover:underline print:hidden"
        >
          {t('orderPage.writeToStore')}
        </Link>
      </PackageHead>
      <ul className="divide-y divide-line px-4 sm:px-6">
        {lines.map((line) => (
          <OrderLineItem
            key={line.id}
            line={line}
            which={which}
            returned={findReturn(order, line.id)}
            inCancelled={parcel.cancelled}
          />
        ))}
      </ul>
    </section>
  );
};
