import { useEffect, useEffectEvent, useRef } from 'react';
import { Form, useFetcher } from 'react-router';
import type { CartData } from '#contract/cart/cart.ts';
import type { AddressAnswer } from '#web/components/checkout/address/typed-address.ts';
import { Link } from '#web/lib/paths/link.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { DeliveryChoice } from './delivery-choice.tsx';
import { canSplit, DELIVERY_FETCHER, deliveryGroups } from './delivery-groups.ts';

type Props = {
  cart: CartData;
  /** One choice per product instead of one per store. */
  each: boolean;
};

/** What was chosen before the page's scripts had come, and is not saved yet. */
const UNSAVED = 'input:checked:not([checked])';

/**
 * How everything comes to the saved address. With scripts a choice is saved at once, so that the sums
 * beside it are those of the choice; without them a button saves it.
 */
export const DeliveryForm = ({ cart, each }: Props) => {
  const { t, paths } = useTranslation();
  const fetcher = useFetcher<AddressAnswer | null>({ key: DELIVERY_FETCHER });
  const form = useRef<HTMLFormElement>(null);
  const save = () => {
    if (!form.current) return;
    const ways = new FormData(form.current);
    ways.set('intent', 'ways');
    void fetcher.submit(ways, { method: 'post', action: paths.shipping() });
  };
  const saveEarly = useEffectEvent(save);
  useEffect(() => {
    if (form.current?.querySelector(UNSAVED)) saveEarly();
  }, []);
  const refused = fetcher.data?.kind === 'refused' ? fetcher.data : undefined;
  useEffect(() => {
    const folded = form.current?.closest('details');
    if (refused && folded) folded.open = true;
  }, [refused]);
  return (
    <Form ref={form} method="post" action={paths.shipping()} onChange={save} className="grid gap-6">
      {refused && (
        <Notice tone="error" alert>
          {refused.message}
        </Notice>
      )}
      {deliveryGroups(cart, each).map((group) => (
        <DeliveryChoice key={group.id} group={group} />
      ))}
      {(each || canSplit(cart)) && (
        <Link
          to={each ? paths.checkout() : `${paths.checkout()}?each=1`}
          replace
          preventScrollReset
          className="inline-flex min-h-8 items-center justify-self-start text-sm font-medium text-primary underline underline-offset-2"
        >
          {t(each ? 'shippingPage.perStore' : 'shippingPage.perProduct')}
        </Link>
      )}
      <span className="hidden noscript:contents">
        <Button
          type="submit"
          name="intent"
          value="delivery"
          variant="secondary"
          className="justify-self-start max-sm:w-full"
        >
          {t('checkoutPage.confirmDelivery')}
        </Button>
      </span>
    </Form>
  );
};
