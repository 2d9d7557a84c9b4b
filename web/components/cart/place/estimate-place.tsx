import { Suspense } from 'react';
import type { ShippingEstimate } from '#contract/cart/cart.ts';
import type { PlaceChoices } from '#web/components/product/delivery/delivery-place.ts';
import { Link } from '#web/lib/paths/link.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { lazyPart } from '#web/rendering/lazy-part.tsx';

const ChoosePlace = lazyPart(() => import('./choose-place.tsx'));

type Props = {
  estimate: ShippingEstimate | null;
  /** Where the address asks for another place. */
  choices: PlaceChoices | null;
};

/** Below the estimate, the way to another place. */
export const EstimatePlace = ({ estimate, choices }: Props) => {
  const { t } = useTranslation();
  if (!estimate) return null;
  if (choices)
    return (
      <Suspense>
        <ChoosePlace estimate={estimate} choices={choices} />
      </Suspense>
    );
  return (
    <Link
      to={`?place=change&country=${estimate.country}`}
      replace
      preventScrollReset
      className="inline-flex min-h-8 items-center justify-self-start text-sm text-primary underline underline-offset-4"
    >
      {t('cartPage.changePlace')}
    </Link>
  );
};
