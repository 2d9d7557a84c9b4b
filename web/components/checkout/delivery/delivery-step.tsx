import type { CartData } from '#contract/cart.ts';
import { Panel } from '#web/components/checkout/panel.tsx';
import { selectedLines } from '#web/components/checkout/selected-lines.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { ChosenDelivery } from './chosen-delivery.tsx';
import { DeliveryForm } from './delivery-form.tsx';
import { deliveryGroups } from './delivery-groups.ts';

type Props = {
  cart: CartData;
  /** One choice per product instead of one per store. */
  each: boolean;
};

/**
 * How everything comes: what is chosen, and where there is something to choose, the choices in a part that
 * folds.
 */
export const DeliveryStep = ({ cart, each }: Props) => {
  const { t } = useTranslation();
  const groups = deliveryGroups(cart);
  const title = t('checkoutPage.delivery');
  if (selectedLines(cart).every(({ shipping }) => shipping.options.length <= 1))
    return (
      <Panel id="delivery" title={title}>
        <ChosenDelivery groups={groups} />
      </Panel>
    );
  return (
    <section id="delivery" aria-labelledby="delivery-heading" className="folded-step">
      <details open>
        <summary>
          <h2 id="delivery-heading">{title}</h2>
          <Icon name="chevron-down" className="size-5 text-soft" />
        </summary>
        <DeliveryForm cart={cart} each={each} />
      </details>
      <div>
        <ChosenDelivery groups={groups} />
      </div>
    </section>
  );
};
