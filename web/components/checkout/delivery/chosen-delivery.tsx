import { SHIPPING_TYPE } from '#contract/codes.ts';
import { useArrivalOfOrder } from '#web/components/product/delivery/arrival.ts';
import { useMoney } from '#web/lib/page-data/shop-data.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Amount } from '#web/ui/price.tsx';
import { pickupPlace } from './delivery-texts.ts';
import type { DeliveryGroup } from './delivery-groups.ts';

/** How each store's part comes, when, and what that costs; what is in it stands with the sums. */
export const ChosenDelivery = ({ groups }: { groups: readonly DeliveryGroup[] }) => (
  <ul className="grid gap-2">
    {groups.map((group) => (
      <Group key={group.id} group={group} />
    ))}
  </ul>
);

const Group = ({ group }: { group: DeliveryGroup }) => {
  const { t } = useTranslation();
  const money = useMoney();
  const arrival = useArrivalOfOrder();
  const place = group.lines[0].shipping.chosen;
  const pickup = place?.type === SHIPPING_TYPE.pickup;
  const price = group.lines.reduce((sum, line) => sum + line.shipping.price, 0);
  return (
    <li className="flex items-start gap-3 text-sm">
      <Icon name={pickup ? 'store' : 'truck'} mirrored={!pickup} className="size-5 text-faint" />
      <p className="min-w-0 grow">
        <bdi className="font-medium">{group.store}</bdi>
        {place && (
          <>
            {' · '}
            <span className="text-soft">
              {[arrival(place), pickup && pickupPlace(place)].filter(Boolean).join(' · ')}
            </span>
          </>
        )}
      </p>
      {price === 0 ? (
        <span className="text-success">{t('shippingPage.free')}</span>
      ) : (
        <Amount className="font-medium">{money(price)}</Amount>
      )}
    </li>
  );
};
