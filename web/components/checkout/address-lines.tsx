import type { Address } from '#contract/address.ts';
import { isCityFirst, type CountryFields } from './country-fields.ts';

type Props = { address: Omit<Address, 'id'>; country: CountryFields | undefined };

const joined = (parts: (string | undefined)[], glue: string) => parts.filter(Boolean).join(glue);

/** City, state and postal code in the order of the country. */
const placeOf = (address: Props['address'], country: CountryFields | undefined): string => {
  const state = country?.states.find(({ code }) => code === address.state)?.name ?? address.state;
  return isCityFirst(address.country)
    ? joined([joined([address.city, state], ', '), address.zip], ' ')
    : joined([joined([address.zip, address.city], ' '), state], ', ');
};

/** An address as it stands on an envelope, with how to reach its owner. */
export const AddressLines = ({ address, country }: Props) => (
  <address className="grid justify-items-start gap-0.5 not-italic">
    <bdi className="font-medium">{address.name}</bdi>
    <bdi>{address.address_1}</bdi>
    {address.address_2 && <bdi>{address.address_2}</bdi>}
    <bdi>{placeOf(address, country)}</bdi>
    <span>{country?.name ?? address.country}</span>
    <span className="mt-1.5 text-sm text-soft">
      <bdi dir="ltr">{address.phone}</bdi>
    </span>
    <span className="text-sm text-soft">
      <bdi dir="ltr" className="wrap-anywhere whitespace-normal">
        {address.email}
      </bdi>
    </span>
  </address>
);
