import type { Address } from '#contract/addresses/address.ts';
import { EmailAddress } from '#web/ui/email-address.tsx';
import { readablePhone } from './readable-phone.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import type { CountryFields } from './country-fields.ts';
import { joinAsWritten, placeOf } from './place-text.ts';

type Props = { address: Omit<Address, 'id'>; country: CountryFields | undefined };

/** An address as it stands on an envelope, with how to reach its owner. */
export const AddressLines = ({ address, country }: Props) => {
  const { language } = useTranslation();
  return (
    <address className="grid justify-items-start gap-0.5 wrap-anywhere not-italic">
      <bdi className="font-medium">{address.name}</bdi>
      <bdi>{address.address_1}</bdi>
      {address.address_2 && <bdi>{address.address_2}</bdi>}
      <bdi>{placeOf(address, country, language.code)}</bdi>
      <span>{country?.name ?? address.country}</span>
      <span className="mt-1.5 text-sm text-soft">
        <bdi dir="ltr" className="whitespace-normal">
          {readablePhone(address.phone, country?.dial)}
        </bdi>
      </span>
      <span className="text-sm text-soft">
        <EmailAddress>{address.email}</EmailAddress>
      </span>
    </address>
  );
};

/** The same in as few lines as it takes, for where it has been chosen. */
export const AddressInLine = ({ address, country }: Props) => {
  const { language } = useTranslation();
  const parts = [address.address_1, address.address_2, placeOf(address, country, language.code)];
  return (
    <address className="grid justify-items-start gap-0.5 wrap-anywhere not-italic">
      <bdi className="font-medium">{address.name}</bdi>
      {/* It runs in the direction that it is written in; the country's name is the page's own word. */}
      <bdi className="text-sm text-soft">
        {joinAsWritten(
          address,
          language.code,
          parts.filter((part) => part !== ''),
        )}
      </bdi>
      <span className="text-sm text-soft">{country?.name ?? address.country}</span>
      <span className="flex flex-wrap gap-x-3 text-sm text-soft">
        <bdi dir="ltr" className="whitespace-normal">
          {readablePhone(address.phone, country?.dial)}
        </bdi>
        <EmailAddress>{address.email}</EmailAddress>
      </span>
    </address>
  );
};
