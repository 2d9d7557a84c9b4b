import type { CartData } from '#contract/cart.ts';
import { Form, useFetcher, useNavigation } from 'react-router';
import { Link } from '#web/lib/paths/link.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { DeliveryChoice } from './delivery-choice.tsx';
import { canSplit, deliveryGroups } from './delivery-groups.ts';
import { Panel } from '#web/components/checkout/panel.tsx';
import { unshippableLines } from '#web/components/checkout/selected-lines.ts';
import { Unshippable } from './unshippable.tsx';
import { DELIVERY_FETCHER } from './delivery-fields.ts';

type Props = {
  cart: CartData;
  /** One choice per product instead of one per store. */
  each: boolean;
};

/**
 * How everything comes to the saved address, and what cannot come there. With scripts a choice is
 * kept at once, so that the sums beside it are those of the choice.
 */
export const DeliveryForm = ({ cart, each }: Props) => {
  const { t, paths } = useTranslation();
  const fetcher = useFetcher({ key: DELIVERY_FETCHER });
  const busy = useNavigation().formData?.get('intent') === 'delivery';
  const unshippable = unshippableLines(cart);
  return (
    <Panel id="delivery" title={t('shippingPage.delivery')}>
      {unshippable.length > 0 && <Unshippable lines={unshippable} />}
      <Form
        method="post"
        action={paths.shipping()}
        onChange={(event) => {
          const ways = new FormData(event.currentTarget);
          ways.set('intent', 'ways');
          void fetcher.submit(ways, { method: 'post', action: paths.shipping() });
        }}
        className="grid gap-6"
      >
        {deliveryGroups(cart, each).map((group) => (
          <DeliveryChoice key={group.id} group={group} />
        ))}
        {(each || canSplit(cart)) && (
          <Link
            to={each ? paths.shipping() : `${paths.shipping()}?each=1`}
            replace
            preventScrollReset
            className="inline-flex min-h-8 items-center justify-self-start text-sm font-medium text-primary underline underline-offset-2"
          >
            {t(each ? 'shippingPage.perStore' : 'shippingPage.perProduct')}
          </Link>
        )}
        <Button type="submit" name="intent" value="delivery" size="lg" wide busy={busy}>
          {t('shippingPage.toCheckout')}
        </Button>
      </Form>
    </Panel>
  );
};
