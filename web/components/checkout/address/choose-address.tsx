import { Form, useNavigation } from 'react-router';
import { ActionBar } from '#web/components/checkout/action-bar.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { ChoiceCard } from '#web/ui/choice.tsx';
import type { OfferedAddress } from './address-book.server.ts';
import { AddressLines } from './address-lines.tsx';

type Props = {
  book: readonly OfferedAddress[];
  /** The address that the cart has, which need not stand in the book. */
  chosen: string | undefined;
};

/** The address of the book to which the cart goes; the default one stands first. */
export const ChooseAddress = ({ book, chosen }: Props) => {
  const { t, paths } = useTranslation();
  const busy = useNavigation().formData?.get('intent') === 'saved';
  const known = book.find(({ address }) => address.id === chosen) ?? book[0];
  return (
    <Form method="post" action={paths.shipping()} noValidate className="grid gap-5">
      <fieldset className="grid gap-3 sm:grid-cols-2">
        <legend className="sr-only">{t('shippingPage.book')}</legend>
        {book.map(({ address, country, isServed }) => (
          <ChoiceCard
            key={address.id}
            kind="radio"
            name="address_id"
            value={address.id}
            required
            defaultChecked={address.id === known?.address.id}
          >
            <AddressLines address={address} country={country} />
            {!isServed && (
              <span className="mt-2 block text-sm text-warning">{t('shippingPage.notServed')}</span>
            )}
          </ChoiceCard>
        ))}
      </fieldset>
      <ActionBar>
        <Button type="submit" name="intent" value="saved" size="lg" wide busy={busy}>
          {t('shippingPage.toBook')}
        </Button>
      </ActionBar>
    </Form>
  );
};
