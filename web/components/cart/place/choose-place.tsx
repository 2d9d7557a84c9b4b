import { useNavigate } from 'react-router';
import type { ShippingEstimate } from '#contract/cart/cart.ts';
import {
  type DeliveryPlace,
  type PlaceChoices,
  rememberDeliveryPlace,
} from '#web/components/product/delivery/delivery-place.ts';
import PlaceForm from '#web/components/product/delivery/place-form.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';

type Props = { estimate: ShippingEstimate; choices: PlaceChoices };

/** Any store may have a price for a state alone, so a state can always be chosen. */
const always = (): boolean => true;

/** Chooses for which place the cart estimates what delivery costs. */
export default function ChoosePlace({ estimate, choices }: Props) {
  const { paths } = useTranslation();
  const navigate = useNavigate();
  const { country, state, state_name: stateName } = estimate;
  const to = { country, state, stateName: stateName ?? '' };
  const choose = (place: DeliveryPlace) => {
    rememberDeliveryPlace(place);
    void navigate(paths.cart(), { replace: true, preventScrollReset: true });
  };
  return <PlaceForm asksState={always} to={to} given={choices} onChoose={choose} />;
}
