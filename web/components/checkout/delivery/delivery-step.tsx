import type { CartData } from '#contract/cart/cart.ts';
import { FoldingStep } from '#web/components/checkout/folding-step.tsx';
import { Panel } from '#web/components/checkout/panel.tsx';
import { selectedLines } from '#web/components/checkout/selected-lines.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { ChosenDelivery } from './chosen-delivery.tsx';
import { DeliveryForm } from './delivery-form.tsx';
import { deliveryGroups } from './delivery-groups.ts';

type Props = {
  cart: CartData;
  /** One choice per product instead of one per store. */
  each: boolean;
};

/** Whether anything of what is ordered comes in more than one way. */
const hasDeliveryChoice = (cart: CartData): boolean =>
  selectedLines(cart).some(({ shipping }) => shipping.options.length > 1);

/**
 * How everything comes: just said, or where there is something to choose, a step that folds. It begins with what is
 * chosen already, so that the ways to pay are in sight on a phone as well.
 */
export const DeliveryStep = ({ cart, each }: Props) => {
  const { t } = useTranslation();
  const title = t('checkoutPage.delivery');
  const groups = deliveryGroups(cart);
  if (!hasDeliveryChoice(cart))
    return (
      <Panel id="delivery" title={title}>
        <ChosenDelivery groups={groups} />
      </Panel>
    );
  return (
    <FoldingStep
      id="delivery"
      title={title}
      open={each}
      chosen={<ChosenDelivery groups={groups} />}
    >
      <DeliveryForm cart={cart} each={each} />
    </FoldingStep>
  );
};
