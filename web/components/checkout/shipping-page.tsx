import { useFetchers } from 'react-router';
import type { CartData } from '#contract/cart.ts';
import { AddressForm } from '#web/components/checkout/address/address-form.tsx';
import { AddressLines } from '#web/components/checkout/address/address-lines.tsx';
import type { CountryChoice } from '#web/components/checkout/address/countries.server.ts';
import type { CountryFields } from '#web/components/checkout/address/country-fields.ts';
import type { AddressAnswer } from '#web/components/checkout/address/typed-address.ts';
import { DeliveryForm } from '#web/components/checkout/delivery/delivery-form.tsx';
import { FlashToast } from '#web/components/frame/flash-toast.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import type { Flash } from '#web/lib/visit/flash.server.ts';
import { Notice } from '#web/ui/notice.tsx';
import { DELIVERY_FETCHER } from '#web/components/checkout/delivery/delivery-groups.ts';
import { Overview } from './overview.tsx';
import { Panel } from './panel.tsx';
import { CheckoutSteps } from './steps.tsx';

type Props = {
  cart: CartData;
  countries: readonly CountryChoice[];
  country: CountryFields | undefined;
  /** The address is being entered or changed; else it stands, and the delivery is chosen. */
  editing: boolean;
  /** One choice of delivery per product instead of one per store. */
  each: boolean;
  flash: Flash | null;
  answer: AddressAnswer | null | undefined;
};

export const ShippingPage = ({ flash, ...props }: Props) => {
  const { t } = useTranslation();
  const { cart, answer } = props;
  const pending = useFetchers().some(
    ({ key, state }) => key === DELIVERY_FETCHER && state !== 'idle',
  );
  return (
    <div className="shell-narrow grid gap-6 py-8 md:py-12">
      <div className="grid gap-3">
        <CheckoutSteps now="shipping" />
        <h1 className="text-3xl font-semibold">{t('shippingPage.title')}</h1>
      </div>
      <FlashToast flash={flash} />
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_min(22rem,40%)]">
        {props.editing || answer?.typed ? <Address {...props} /> : <Delivery {...props} />}
        <Overview cart={cart} pending={pending} />
      </div>
    </div>
  );
};

type Part = Omit<Props, 'flash'>;

const Address = ({ cart, countries, country, answer }: Part) => {
  const { t, paths } = useTranslation();
  return (
    <Panel id="address" title={t('shippingPage.address')}>
      <AddressForm
        {...{ countries, country }}
        answer={answer ?? undefined}
        saved={cart.address ?? {}}
        action={paths.shipping()}
        texts={{
          submit: t('shippingPage.toDelivery'),
          emailHint: t('shippingPage.emailHint'),
          privacy: t('shippingPage.privacy'),
        }}
      />
    </Panel>
  );
};

const Delivery = ({ cart, country, each, answer }: Part) => {
  const { t, paths } = useTranslation();
  return (
    <div className="grid gap-5">
      {answer?.kind === 'refused' && (
        <Notice tone="error" alert>
          {answer.message}
        </Notice>
      )}
      {cart.address && (
        <Panel
          id="address"
          title={t('shippingPage.addressSaved')}
          change={{
            to: `${paths.shipping()}?change=address`,
            text: t('shippingPage.change'),
            name: t('shippingPage.changeAddress'),
          }}
        >
          <AddressLines address={cart.address} country={country} />
        </Panel>
      )}
      <DeliveryForm cart={cart} each={each} />
    </div>
  );
};
