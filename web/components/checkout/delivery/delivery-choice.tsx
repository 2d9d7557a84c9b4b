import { SHIPPING_TYPE } from '#contract/codes.ts';
import type { ShippingPlace } from '#contract/catalogue/product.ts';
import { useArrivalOfOrder } from '#web/components/product/delivery/arrival.ts';
import { isolateText } from '#web/lib/texts/isolate.ts';
import { useMoney } from '#web/lib/page-data/shop-data.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { ChoiceCard } from '#web/ui/choice.tsx';
import { Amount } from '#web/ui/price.tsx';
import { titlesOf } from './delivery-texts.ts';
import { DELIVERY_PREFIX, type DeliveryGroup } from './delivery-groups.ts';

/** How the lines of one store come: delivered, or picked up at one of its places. */
export const DeliveryChoice = ({ group }: { group: DeliveryGroup }) => {
  const { t, language } = useTranslation();
  const [first] = group.lines;
  const { options } = first.shipping;
  const only = options.length === 1 ? options[0] : undefined;
  // What cannot be chosen is no choice: it is just said.
  const choices = only ? [] : options;
  const titles = titlesOf(group.lines, language);
  const chosen = first.shipping.chosen?.id ?? first.shipping.options[0]?.id;
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 grid">
        <span className="font-medium">{t('checkoutPage.from', { store: group.store })}</span>
        <span className="text-sm text-soft">{titles}</span>
      </legend>
      {only && (
        <div className="rounded-md border border-line p-4">
          <input
            type="hidden"
            name={`${DELIVERY_PREFIX}${group.id}`}
            value={`${only.type}-${only.id}`}
          />
          <Way place={only} price={only.id === chosen ? groupPrice(group) : only.price} />
        </div>
      )}
      {choices.map((place) => (
        <ChoiceCard
          key={place.id}
          kind="radio"
          name={`${DELIVERY_PREFIX}${group.id}`}
          value={`${place.type}-${place.id}`}
          defaultChecked={place.id === chosen}
        >
          <Way place={place} price={place.id === chosen ? groupPrice(group) : place.price} />
        </ChoiceCard>
      ))}
    </fieldset>
  );
};

/** What the group really costs as it goes now: a store may send for nothing above a sum. */
const groupPrice = ({ lines }: DeliveryGroup) =>
  lines.reduce((sum, line) => sum + line.shipping.price, 0);

const Way = ({ place, price }: { place: ShippingPlace; price: number }) => {
  const { t } = useTranslation();
  const money = useMoney();
  const arrival = useArrivalOfOrder();
  const pickup = place.type === SHIPPING_TYPE.pickup;
  return (
    <span className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
      <span className="grid min-w-0 grow basis-40">
        <span className="font-medium">
          {t(pickup ? 'shippingPage.pickup' : 'shippingPage.toAddress')}
          {/* Another city than one's own has to be seen before it is chosen. */}
          {pickup && place.title && `: ${isolateText(place.title)}`}
        </span>
        <span className="text-sm text-soft">
          {[pickup && place.address && isolateText(place.address), arrival(place)]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <span className="font-medium">
        {price === 0 ? (
          <span className="text-success">{t('shippingPage.free')}</span>
        ) : (
          <Amount>{money(price)}</Amount>
        )}
      </span>
    </span>
  );
};
