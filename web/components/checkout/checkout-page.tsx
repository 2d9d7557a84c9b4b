import type { CartData } from '#contract/cart/cart.ts';
import { useFetchers, useNavigation } from 'react-router';
import { isVoucherPress } from '#web/components/cart/voucher/voucher-fields.ts';
import { FlashToast } from '#web/components/frame/flash-toast.tsx';
import type { Flash } from '#web/lib/visit/flash.server.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { AddressInLine } from '#web/components/checkout/address/address-lines.tsx';
import { DELIVERY_FETCHER } from '#web/components/checkout/delivery/delivery-groups.ts';
import { DeliveryStep } from '#web/components/checkout/delivery/delivery-step.tsx';
import type { CountryFields } from '#web/components/checkout/address/country-fields.ts';
import { OrderForm } from './order-form.tsx';
import { Overview } from './overview.tsx';
import { Panel } from './panel.tsx';
import type { Method } from './payment-methods.tsx';
import { PlaceButton } from './place-button.tsx';
import { RefusalNotice } from './refusal-notice.tsx';
import type { CheckoutAnswer } from './perform-checkout.server.ts';
import { StepHeading } from './step-heading.tsx';
import { CheckoutSteps } from './steps.tsx';
import { VoucherStep } from './voucher-step.tsx';

type Props = {
  cart: CartData & { address: NonNullable<CartData['address']> };
  country: CountryFields | undefined;
  methods: readonly Method[];
  orderKey: string;
  /** One choice of delivery per product instead of one per store. */
  each: boolean;
  flash: Flash | null;
  answer: CheckoutAnswer | undefined;
};

/** Everything that makes the order, on one page. */
export const CheckoutPage = (props: Props) => {
  const { cart, country, methods, orderKey, each, flash, answer } = props;
  const { t } = useTranslation();
  const { formData } = useNavigation();
  const saving = useFetchers().some(
    ({ key, state }) => key === DELIVERY_FETCHER && state !== 'idle',
  );
  const pending = saving || (formData !== undefined && isVoucherPress(formData));
  return (
    <div className="checkout group/order shell-narrow grid gap-6 py-6 md:py-10">
      <div className="grid gap-3">
        <CheckoutSteps now="payment" />
        <StepHeading>{t('checkoutPage.title')}</StepHeading>
      </div>
      <FlashToast flash={flash} />
      <Answered answer={answer} />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_min(22rem,40%)] lg:gap-8">
        <div className="grid gap-5">
          <Destination cart={cart} country={country} />
          <DeliveryStep cart={cart} each={each} />
          <OrderForm {...{ orderKey, cart, methods, answer }} />
        </div>
        <Overview
          cart={cart}
          pending={pending}
          vouchers={<VoucherStep vouchers={cart.vouchers} answer={answer} />}
        >
          <PlaceButton cart={cart} methods={methods} held={saving} />
        </Overview>
      </div>
    </div>
  );
};

/** What became of the last press; a voucher that was only asked for says so where it stands. */
const Answered = ({ answer }: Pick<Props, 'answer'>) => {
  const { t } = useTranslation();
  if (answer?.kind === 'voucher' && answer.placing && answer.outcome.ok) {
    return (
      <RefusalNotice answer={answer}>
        <p className="font-medium">{answer.outcome.message}</p>
        <p>{t('checkoutPage.lookAgain')}</p>
      </RefusalNotice>
    );
  }
  if (answer?.kind === 'voucher' && !answer.placing) {
    return (
      <p role="status" className="sr-only">
        {answer.outcome.message}
      </p>
    );
  }
  // What is to be paid is another amount than the page showed.
  const isChanged = answer?.kind === 'refused' && 'amount' in answer.fields;
  return (
    answer && (
      <RefusalNotice answer={answer} tone="error">
        <p className="font-medium">
          {answer.kind === 'voucher' ? answer.outcome.message : answer.message}
        </p>
        <p>{t(isChanged ? 'checkoutPage.lookAgain' : 'checkoutPage.refused')}</p>
      </RefusalNotice>
    )
  );
};

/** Where it goes; it is changed on the page before. */
const Destination = ({ cart, country }: Pick<Props, 'cart' | 'country'>) => {
  const { t, paths } = useTranslation();
  return (
    <Panel
      id="address"
      title={t('checkoutPage.address')}
      change={{
        to: `${paths.shipping()}?change=address`,
        text: t('checkoutPage.change'),
        name: t('shippingPage.changeAddress'),
      }}
    >
      <AddressInLine address={cart.address} country={country} />
    </Panel>
  );
};
