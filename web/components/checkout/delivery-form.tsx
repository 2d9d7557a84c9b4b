import type { CartData } from '#contract/cart.ts';
import { Form, useNavigation } from 'react-router';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { DeliveryChoice } from './delivery-choice.tsx';
import { deliveryGroups } from './delivery-groups.ts';
import { Panel } from './panel.tsx';
import { unshippableLines } from './selected-lines.ts';
import { Unshippable } from './unshippable.tsx';

/** How everything comes to the saved address, and what cannot come there. */
export const DeliveryForm = ({ cart }: { cart: CartData }) => {
  const { t, paths } = useTranslation();
  const busy = useNavigation().formData?.get('intent') === 'delivery';
  const unshippable = unshippableLines(cart);
  return (
    <Panel id="delivery" title={t('shippingPage.delivery')}>
      {unshippable.length > 0 && <Unshippable lines={unshippable} />}
      <Form method="post" action={paths.shipping()} className="grid gap-6">
        {deliveryGroups(cart).map((group) => (
          <DeliveryChoice key={group.id} group={group} />
        ))}
        <Button type="submit" name="intent" value="delivery" size="lg" wide busy={busy}>
          {t('shippingPage.toCheckout')}
        </Button>
      </Form>
    </Panel>
  );
};
