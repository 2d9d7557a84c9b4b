import { useNavigation } from 'react-router';
import type { CartData } from '#contract/cart/cart.ts';
import { isVoucherPress } from '#web/components/cart/voucher/voucher-fields.ts';
import { useMoney } from '#web/lib/page-data/shop-data.ts';
import { Link } from '#web/lib/paths/link.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { LinkedText } from '#web/ui/linked-text.tsx';
import { ActionBar } from './action-bar.tsx';
import { ORDER_FORM } from './order-form.tsx';
import { PayText } from './pay-text.tsx';
import type { Method } from './payment-methods.tsx';

type Props = {
  cart: CartData;
  methods: readonly Method[];
  /** Something that changes the order is on its way: nothing is ordered before it has come. */
  held: boolean;
};

/** The press that orders: it names what is paid, and takes no second press while it is on its way. */
export const PlaceButton = ({ cart, methods, held }: Props) => {
  const { t, paths } = useTranslation();
  const money = useMoney();
  const { formAction, formData } = useNavigation();
  const busy =
    formAction === paths.checkout() && formData !== undefined && !isVoucherPress(formData);
  const link = 'underline underline-offset-2 hover:text-primary';
  return (
    <ActionBar className="place sticky bottom-0 bg-surface py-3 lg:rounded-b-lg lg:border-t lg:border-line lg:px-6 lg:pt-4 lg:pb-6">
      <p className="mb-3 text-sm text-soft max-lg:text-xs">
        <LinkedText
          text={t('checkoutPage.terms')}
          holes={{
            terms: (
              <Link to={paths.page('terms')} className={link}>
                {t('checkoutPage.termsLink')}
              </Link>
            ),
            privacy: (
              <Link to={paths.page('privacy')} className={link}>
                {t('checkoutPage.privacyLink')}
              </Link>
            ),
          }}
        />
      </p>
      <Button
        type="submit"
        form={ORDER_FORM}
        size="lg"
        className="text-base max-sm:px-3"
        wide
        busy={busy}
        disabled={held || methods.length === 0}
      >
        <span>
          <PayText methods={methods} amount={money(cart.summary.total)} />
        </span>
      </Button>
      <p role="status" className="sr-only">
        {busy ? t('checkoutPage.placing') : ''}
      </p>
    </ActionBar>
  );
};
