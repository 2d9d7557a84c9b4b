import { Suspense, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Minor } from '#contract/money.ts';
import type { ProductDetail } from '#contract/catalogue/product.ts';
import { joinByComma } from '#i18n/comma.ts';
import { useMoneyText } from '#web/components/product/price.tsx';
import { Link } from '#web/lib/paths/link.tsx';
import { useDeclaredQuery } from '#web/lib/query/declared-query.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { lazyPart } from '#web/rendering/lazy-part.tsx';
import { StaticPart } from '#web/rendering/static-part.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import {
  type DeliveryPlace,
  dependsOnState,
  findDelivery,
  findPickup,
  isSentFree,
  type PlaceChoices,
  rememberDeliveryPlace,
  useDeliveryPlace,
} from './delivery-place.ts';
import { useArrivalOfOrder, useToday } from './arrival.ts';
import { useCost, useCountry } from './delivery-texts.ts';
import type { PlaceFormProps } from './place-form.tsx';

/** Where the form's script cannot be loaded, the server renders the same form. */
const AskServer = (): null => {
  useEffect(() => location.assign('?place=change#delivery'), []);
  return null;
};

const PlaceForm = lazyPart<PlaceFormProps>(() => import('./place-form.tsx'), AskServer);

export type DeliveryEstimateProps = {
  product: Pick<ProductDetail, 'delivery' | 'shipping_rule' | 'inventory'>;
  /** What the chosen variant costs. */
  price: Minor | undefined;
  /** What is sold out comes on no day. */
  soldOut: boolean;
  /** Where the address asks for a place, what there is to choose. */
  choices: PlaceChoices | null;
};

/** The place in the address, for those without scripts; else the remembered one, else the shop's. */
const usePlace = ({
  product: { delivery, shipping_rule: rule },
  choices,
}: Pick<DeliveryEstimateProps, 'product' | 'choices'>): DeliveryPlace | null => {
  const [query] = useSearchParams();
  const remembered = useDeliveryPlace();
  const country = query.get('country');
  if (country && choices?.countries.some(({ code }) => code === country)) {
    const state = query.get('state') ?? '';
    const stateName = choices.states.find(({ code }) => code === state)?.name ?? '';
    return { country, state, stateName };
  }
  if (remembered) return remembered;
  if (!delivery) return null;
  // A price that holds for a state alone is told with its name.
  const named = rule.places.find(
    ({ country: its, state }) => its === delivery.country && state === delivery.state,
  );
  return { ...delivery, stateName: named?.state_name ?? '' };
};

type EstimateProps = { title: string; text: string | null; pickup?: string | undefined };

const Estimate = ({ title, text, pickup }: EstimateProps) => (
  <>
    <div className="font-medium">{title}</div>
    <div className="text-soft">{text}</div>
    {pickup && <div className="mt-1 text-soft">{pickup}</div>}
  </>
);

/** Texts for the cost and the time of delivery to a place. */
const useEstimate = (
  { shipping_rule: rule, inventory }: DeliveryEstimateProps['product'],
  price: Minor | undefined,
  soldOut: boolean,
) => {
  const { t, language } = useTranslation();
  const arrival = useArrivalOfOrder();
  const cost = useCost();
  const country = useCountry();
  const money = useMoneyText();
  return (to: DeliveryPlace | null): EstimateProps => {
    if (!to) return { title: t('product.deliveryElsewhere'), text: null };
    const place = joinByComma(language.code, [to.stateName, country(to.country)]);
    const found = findDelivery(rule.places, to);
    const counter = soldOut ? undefined : findPickup(rule.places, to);
    const pickup =
      counter &&
      [
        t('product.pickupAt', { place: counter.title ?? counter.address ?? place }),
        cost(counter.price),
      ].join(' · ');
    if (!found) return { title: t('product.notDelivered', { place }), text: null, pickup };
    const { free_above: from } = rule;
    const isFree =
      found.price === 0 || isSentFree(rule, price === undefined ? inventory : [{ price }]);
    const free = from === null || isFree ? '' : t('product.freeAbove', { amount: money(from) });
    return {
      title: soldOut ? t('product.sentWhenBack') : arrival(found),
      text: [t('product.deliveryCost', { price: cost(isFree ? 0 : found.price) }), free, place]
        .filter(Boolean)
        .join(' · '),
      pickup,
    };
  };
};

/** When it comes and for how much, to the shopper's place, which can be changed right here. */
const DeliveryEstimate = ({ product, price, soldOut, choices }: DeliveryEstimateProps) => {
  const { t } = useTranslation();
  const [query, setQuery] = useSearchParams();
  const to = usePlace({ product, choices });
  const estimate = useEstimate(product, price, soldOut);
  const shown = JSON.stringify([to, price, soldOut, useToday()]);
  const [open, setOpen] = useState(false);
  const change = useRef<HTMLAnchorElement>(null);
  const { places } = product.shipping_rule;
  const asksState = (country: string) => dependsOnState(places, country);
  const incomplete = choices !== null && !query.has('state') && asksState(choices.country);
  const changePlace = new URLSearchParams(useDeclaredQuery());
  changePlace.set('place', 'change');

  const choose = (place: DeliveryPlace) => {
    rememberDeliveryPlace(place);
    setOpen(false);
    change.current?.focus();
    if (!choices) return;
    const without = new URLSearchParams(query);
    for (const name of ['place', 'country', 'state']) without.delete(name);
    setQuery(without, { replace: true, preventScrollReset: true });
  };
  return (
    <div id="delivery" className="grid gap-4">
      <div className="flex gap-3">
        <Icon name="truck" className="mt-0.5 size-5 text-soft" />
        <div className="min-w-0">
          <div role="status" className="text-sm">
            <StaticPart data={shown}>{() => <Estimate {...estimate(to)} />}</StaticPart>
          </div>
          <Link
            ref={change}
            to={`?${changePlace}#delivery`}
            preventScrollReset
            onClick={(event) => {
              event.preventDefault();
              setOpen(!open);
            }}
            className="inline-flex min-h-8 items-center text-sm text-primary underline underline-offset-4"
          >
            {t('product.changePlace')}
          </Link>
        </div>
      </div>
      {(open || incomplete || query.has('place')) && (
        <Suspense fallback={<Skeleton className="h-40" />}>
          <PlaceForm asksState={asksState} to={to} given={choices} onChoose={choose} />
        </Suspense>
      )}
    </div>
  );
};

export default DeliveryEstimate;
