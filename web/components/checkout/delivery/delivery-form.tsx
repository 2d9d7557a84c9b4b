import { Form, useFetcher, useNavigation } from 'react-router';
import type { CartData, CartLine } from '#contract/cart.ts';
import { ActionBar } from '#web/components/checkout/action-bar.tsx';
import { Panel } from '#web/components/checkout/panel.tsx';
import { unshippableLines } from '#web/components/checkout/selected-lines.ts';
import { Link } from '#web/lib/paths/link.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { DeliveryChoice } from './delivery-choice.tsx';
import { canSplit, DELIVERY_FETCHER, deliveryGroups } from './delivery-groups.ts';

type Props = {
  cart: CartData;
  /** One choice per product instead of one per store. */
  each: boolean;
};

/**
 * How everything comes to the saved address, and what cannot come there. With scripts a choice is
 * saved at once, so that the sums beside it are those of the choice.
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
        <ActionBar>
          <Button type="submit" name="intent" value="delivery" size="lg" wide busy={busy}>
            {t('shippingPage.toCheckout')}
          </Button>
        </ActionBar>
      </Form>
    </Panel>
  );
};

/** Names what does not go to the address, and offers to order without it. */
const Unshippable = ({ lines }: { lines: readonly CartLine[] }) => {
  const { t, paths } = useTranslation();
  return (
    <Notice tone="error">
      <p className="font-medium">{t('shippingPage.unshippable')}</p>
      <ul className="mt-3 grid gap-3">
        {lines.map((line) => (
          <li key={line.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <p className="min-w-0">
              <span className="font-medium text-ink">{line.product.title}</span>
              <br />
              {line.problems.find(({ code }) => code === 'not_shippable')?.message}
            </p>
            <Form
              method="post"
              action={paths.shipping()}
              replace
              preventScrollReset
              className="max-w-full"
            >
              <input type="hidden" name="line_id" value={line.id} />
              <button
                type="submit"
                name="intent"
                value="leave-out"
                aria-label={t('shippingPage.leaveOutOf', { title: line.product.title })}
                className={buttonClass({ variant: 'secondary', size: 'sm' })}
              >
                {t('shippingPage.leaveOut')}
              </button>
            </Form>
          </li>
        ))}
      </ul>
    </Notice>
  );
};
