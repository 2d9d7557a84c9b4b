import type { ProductDetail, ShippingPlace } from '#contract/product.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import type { IconName } from '#web/ui/icon-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Amount } from '#web/ui/price.tsx';
import { useMoneyText } from './price.tsx';

const PICKUP = 2;

const Line = ({ icon, title, text }: { icon: IconName; title: string; text?: string | null }) => (
  <li className="flex gap-3">
    <Icon name={icon} className="mt-0.5 size-5 text-soft" />
    <div className="min-w-0">
      <p className="text-sm font-medium">{title}</p>
      {text && <p className="text-sm text-soft">{text}</p>}
    </div>
  </li>
);

/** "2–4 days", "tomorrow"-style words are left out: days count from the order. */
const useDays = () => {
  const { t } = useTranslation();
  return (from: number, to: number) =>
    from === to
      ? t('product.daysExact', { count: to })
      : t('product.days', { from: String(from), count: to });
};

const useCost = () => {
  const { t } = useTranslation();
  const money = useMoneyText();
  return (price: number) => (price === 0 ? t('product.deliveryFree') : money(price));
};

const useCountry = () => {
  const { language } = useTranslation();
  const names = new Intl.DisplayNames(language.locale, { type: 'region' });
  return (code: string) => names.of(code) ?? code;
};

const Place = ({ place }: { place: ShippingPlace }) => {
  const { t } = useTranslation();
  const days = useDays();
  const cost = useCost();
  const country = useCountry();
  const whereTo = [place.state, place.country && country(place.country)].filter(Boolean).join(', ');
  return (
    <li className="flex items-baseline justify-between gap-4 border-b border-line py-2 text-sm last:border-0">
      <span suppressHydrationWarning>
        {place.type === PICKUP
          ? t('product.pickupAt', { place: place.title ?? place.address ?? whereTo })
          : whereTo || t('product.everywhere')}
        <span className="block text-faint">{days(place.days_min, place.days_max)}</span>
      </span>
      <Amount>{cost(place.price)}</Amount>
    </li>
  );
};

type Props = {
  product: Pick<
    ProductDetail,
    'delivery' | 'shipping_rule' | 'refundable' | 'return_days' | 'warranty'
  >;
};

/** When it comes and for how much, whether it can go back, and how long it is vouched for. */
export const Delivery = ({ product }: Props) => {
  const { t } = useTranslation();
  const days = useDays();
  const cost = useCost();
  const money = useMoneyText();
  const country = useCountry();
  const { delivery, shipping_rule: rule } = product;
  return (
    <section aria-label={t('product.delivery')} className="grid gap-4">
      <ul className="grid gap-4">
        {delivery ? (
          <Line
            icon="truck"
            title={t('product.deliveredTo', {
              place: country(delivery.country),
              days: days(delivery.days_min, delivery.days_max),
            })}
            text={`${t('product.deliveryCost', { price: cost(delivery.price) })}${
              rule.free_above === null
                ? ''
                : ` · ${t('product.freeAbove', { amount: money(rule.free_above) })}`
            }`}
          />
        ) : (
          <Line icon="truck" title={t('product.deliveryElsewhere')} />
        )}
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
