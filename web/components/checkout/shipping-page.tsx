import type { SavedAddress } from '#contract/addresses/address-book.ts';
import type { CartData } from '#contract/cart/cart.ts';
import type { OfferedAddress } from '#web/components/checkout/address/address-book.server.ts';
import { AddressForm } from '#web/components/checkout/address/address-form.tsx';
import { AddressLines } from '#web/components/checkout/address/address-lines.tsx';
import { ChooseAddress } from '#web/components/checkout/address/choose-address.tsx';
import type { CountryChoice } from '#web/components/checkout/address/countries.server.ts';
import type { CountryFields } from '#web/components/checkout/address/country-fields.ts';
import type { AddressAnswer } from '#web/components/checkout/address/typed-address.ts';
import { Unshippable } from '#web/components/checkout/delivery/unshippable.tsx';
import { FlashToast } from '#web/components/frame/flash-toast.tsx';
import { Link } from '#web/lib/paths/link.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import type { Flash } from '#web/lib/visit/flash.server.ts';
import { Choice } from '#web/ui/choice.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Overview } from './overview.tsx';
import { FoldedPanel, Panel } from './panel.tsx';
import { unshippableLines } from './selected-lines.ts';
import { StepHeading } from './step-heading.tsx';
import { CheckoutSteps } from './steps.tsx';

type Props = {
  cart: CartData;
  countries: readonly CountryChoice[];
  country: CountryFields | undefined;
  /** The addresses of whoever is signed in, the default one first. */
  book: readonly OfferedAddress[];
  isSignedIn: boolean;
  /** The address is being entered or changed; else it stands, and something does not go there. */
  editing: boolean;
  flash: Flash | null;
  answer: AddressAnswer | null | undefined;
};

export const ShippingPage = ({ flash, ...props }: Props) => {
  const { t } = useTranslation();
  const { cart, answer } = props;
  return (
    <div className="shell-narrow grid gap-6 py-6 md:py-10">
      <div className="grid gap-3">
        <CheckoutSteps now="shipping" />
        <StepHeading>{t('shippingPage.title')}</StepHeading>
      </div>
      {flash?.tone === 'message' ? (
        // It stands above the form: a toast would cover fields of it.
        <Notice>{flash.text}</Notice>
      ) : (
        <FlashToast flash={flash} />
      )}
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_min(22rem,40%)] lg:gap-8">
        {props.editing || answer?.typed ? <Address {...props} /> : <Obstacle {...props} />}
        <Overview cart={cart} pending={false} />
      </div>
    </div>
  );
};

type Part = Omit<Props, 'flash'>;

type Placed = NonNullable<CartData['address']>;

/** The address of the book to which the cart goes, undefined where it goes elsewhere. */
const findChosen = ({ cart, book }: Pick<Part, 'cart' | 'book'>): SavedAddress | undefined => {
  const fields = Object.entries(cart.address ?? {}) as [keyof Placed, string][];
  const isChosen = (one: SavedAddress) => fields.every(([name, value]) => one[name] === value);
  return cart.address ? book.map(({ address }) => address).find(isChosen) : undefined;
};

/** The address book, and below it the form of another address; without a book the form alone. */
const Address = (props: Part) => {
  const { t, paths } = useTranslation();
  const { book, answer } = props;
  if (book.length === 0)
    return (
      <Panel id="address" title={t('shippingPage.address')} isFlat>
        {!props.isSignedIn && (
          <Link
            to={paths.login(paths.shipping())}
            className="-mt-2 justify-self-start text-sm text-primary underline underline-offset-2"
          >
            {t('shippingPage.signIn')}
          </Link>
        )}
        <NewAddress {...props} />
      </Panel>
    );
  return (
    <div className="grid gap-5">
      <Panel id="book" title={t('shippingPage.book')}>
        <ChooseAddress book={book} chosen={findChosen(props)?.id} />
      </Panel>
      <FoldedPanel title={t('shippingPage.otherAddress')} open={answer?.typed !== undefined}>
        <NewAddress {...props} />
      </FoldedPanel>
    </div>
  );
};

const NewAddress = (props: Part) => {
  const { t, paths } = useTranslation();
  const { cart, isSignedIn, countries, country, answer } = props;
  return (
    <AddressForm
      {...{ countries, country }}
      answer={answer ?? undefined}
      saved={(!findChosen(props) && cart.address) || {}}
      action={paths.shipping()}
      texts={{
        submit: t('shippingPage.toDelivery'),
        emailHint: t('shippingPage.emailHint'),
        privacy: t('shippingPage.privacy'),
      }}
    >
      {isSignedIn && (
        <Choice kind="checkbox" name="keep" defaultChecked={answer?.keep}>
          {t('shippingPage.keepAddress')}
        </Choice>
      )}
    </AddressForm>
  );
};

/** What does not go to the address that stands. */
const Obstacle = ({ cart, country }: Part) => {
  const { t, paths } = useTranslation();
  return (
    <div className="grid gap-5">
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
      <Unshippable lines={unshippableLines(cart)} />
    </div>
  );
};
