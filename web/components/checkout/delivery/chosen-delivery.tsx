import { SHIPPING_TYPE } from '#contract/codes.ts';
import { useArrivalOfOrder } from '#web/components/product/delivery/arrival.ts';
import { useMoney } from '#web/lib/page-data/shop-data.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Amount } from '#web/ui/price.tsx';
import { pickupPlace, titlesOf } from './delivery-texts.ts';
import type { DeliveryGroup } from './delivery-groups.ts';

/** How each store's part comes, how long it takes and what that costs; in brief without naming the goods. */
export const ChosenDelivery = ({
  groups,
  brief = false,
}: {
  groups: readonly DeliveryGroup[];
  brief?: boolean;
}) => (
  <ul className={brief ? 'grid gap-2' : 'grid gap-4'}>
    {groups.map((group) => (
      <Group key={group.id} group={group} brief={brief} />
    ))}
  </ul>
);

const Group = ({ group, brief }: { group: DeliveryGroup; brief: boolean }) => {
  const { t, language } = useTranslation();
  const money = useMoney();
  const arrival = useArrivalOfOrder();
  const place = group.lines[0].shipping.chosen;
  const pickup = place?.type === SHIPPING_TYPE.pickup;
  const price = group.lines.reduce((sum, line) => sum + line.shipping.price, 0);
  return (
    <li className="flex items-start gap-3">
      <Icon
        name={pickup ? 'store' : 'truck'}
        mirrored={!pickup}
        className="mt-0.5 size-5 text-faint"
      />
      <div className="flex min-w-0 grow flex-wrap items-start justify-between gap-x-3">
        <div className="grid min-w-0 grow basis-32 gap-0.5">
          <p className="font-medium">{t('checkoutPage.from', { store: group.store })}</p>
          {!brief && <p className="text-sm text-soft">{titlesOf(group.lines, language)}</p>}
          {place && (
            <p className="text-sm text-soft">
              {[arrival(place), pickup && pickupPlace(place)].filter(Boolean).join(' · ')}
            </p>
          )}
        </div>
        {price === 0 ? (
          <span className="text-sm text-success">{t('shippingPage.free')}</span>
        ) : (
          <Amount className="text-sm font-medium">{money(price)}</Amount>
        )}
      </div>
    </li>
  );
};
