import { SHIPPING_TYPE } from '#contract/codes.ts';
import type { ProductDetail, ShippingPlace } from '#contract/product.ts';
import { joinByComma } from '#i18n/comma.ts';
import { useArrivalOfOrder } from '#web/components/product/delivery/arrival.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import type { IconName } from '#web/ui/icon-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Amount } from '#web/ui/price.tsx';
import { useCost, useCountry } from './delivery-texts.ts';

const Line = ({ icon, title }: { icon: IconName; title: string }) => (
  <li className="flex gap-3">
    <Icon name={icon} className="mt-0.5 size-5 text-soft" />
    <p className="min-w-0 text-sm font-medium">{title}</p>
  </li>
);

const Place = ({ place }: { place: ShippingPlace }) => {
  const { t, language } = useTranslation();
  const arrival = useArrivalOfOrder();
  const cost = useCost();
  const country = useCountry();
  const whereTo = joinByComma(language.code, [
    place.state_name,
    place.country && country(place.country),
  ]);
  return (
    <li className="flex items-baseline justify-between gap-4 border-b border-line py-2 text-sm last:border-0">
      <span suppressHydrationWarning>
        {place.type === SHIPPING_TYPE.pickup
          ? t('product.pickupAt', { place: place.title ?? place.address ?? whereTo })
          : whereTo || t('product.everywhere')}
        <span className="block text-faint">{arrival(place)}</span>
      </span>
      <Amount>{cost(place.price)}</Amount>
    </li>
  );
};

type Props = {
  product: Pick<ProductDetail, 'shipping_rule' | 'refundable' | 'return_days' | 'warranty'>;
};

/** Whether it can go back, how long it is vouched for, and all the ways that it is delivered. */
const Delivery = ({ product }: Props) => {
  const { t } = useTranslation();
  const { shipping_rule: rule } = product;
  return (
    <section aria-label={t('product.delivery')} className="grid content-start gap-4">
      <ul className="grid gap-4">
        <Line
          icon="rotate-ccw"
          title={
            product.refundable && product.return_days > 0
              ? t('product.returns', { count: product.return_days })
              : t('product.noReturns')
          }
        />
        {product.warranty && <Line icon="shield-check" title={product.warranty} />}
      </ul>
      {rule.places.length > 1 && (
        <details className="group/places text-sm">
          <summary className="inline-flex min-h-8 items-center gap-1 text-primary underline underline-offset-4">
            {t('product.allDelivery')}
            <Icon
              name="chevron-down"
              className="size-4 transition-transform group-open/places:rotate-180"
            />
          </summary>
          <ul className="mt-2 max-h-100 overflow-y-auto">
            {rule.places.map((place) => (
              <Place key={place.id} place={place} />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
};

export default Delivery;
