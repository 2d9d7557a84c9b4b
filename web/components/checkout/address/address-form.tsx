import { useEffect, useEffectEvent, useRef, useState, type ReactNode, type RefObject } from 'react';
import { Form, useNavigation } from 'react-router';
import { ActionBar } from '#web/components/checkout/action-bar.tsx';
import { useFocusFirstInvalid } from '#web/components/form/focus-first-invalid.ts';
import type { PlaceChoices } from '#web/components/product/delivery/delivery-place.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmailField, TextField } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { CountryChoice } from './countries.server.ts';
import type { CountryFields } from './country-fields.ts';
import { PhoneField } from './phone-field.tsx';
import { CountryField, PlaceFields } from './place-fields.tsx';
import type { AddressAnswer, TypedAddress } from './typed-address.ts';
import { useFieldErrors } from './use-field-errors.ts';

type Props = {
  countries: readonly CountryChoice[];
  country: CountryFields | undefined;
  /** The address as saved. */
  saved: Partial<TypedAddress>;
  answer: AddressAnswer | undefined;
  /** Where it is sent. */
  action: string;
  texts: { submit: string; emailHint: string; privacy: string };
  /** More fields, above the button. */
  children?: ReactNode;
};

/**
 * The fields of another country, fetched when the shopper chooses it; what is typed stays. Where they
 * cannot be had, those of the country before do: the answer to the form brings the right ones.
 */
const useChosenCountry = (
  form: RefObject<HTMLFormElement | null>,
  given: CountryFields | undefined,
) => {
  const { paths } = useTranslation();
  const [chosen, setChosen] = useState<CountryFields | null>(null);
  const asking = useRef<AbortController>(undefined);
  const choose = async (code: string) => {
    asking.current?.abort();
    if (!code) return;
    const { signal } = (asking.current = new AbortController());
    try {
      const answer = await fetch(paths.deliveryPlaces(code), { signal });
      const { fields }: PlaceChoices = await answer.json();
      if (answer.ok && !signal.aborted) setChosen(fields);
    } catch {
      // Cancelled by another choice, or no connection; nothing typed is lost.
    }
  };
  // What was chosen before the scripts were there is only in the field.
  const adopt = useEffectEvent(() => {
    const field = form.current?.elements.namedItem('country');
    if (field instanceof HTMLSelectElement && field.value !== (given?.code ?? ''))
      void choose(field.value);
  });
  useEffect(() => adopt(), []);
  return { country: chosen ?? given, choose: (code: string) => void choose(code) };
};

/** Why the shop has not taken the address; faults of fields are told of until the last of them is mended. */
const Refusal = ({ answer, left }: Pick<Props, 'answer'> & { left: number }) => {
  const { t } = useTranslation();
  if (answer?.kind !== 'refused') return null;
  const faults = Object.keys(answer.fields).length;
  if (faults > 0 && left === 0) return null;
  return (
    <Notice tone="error" alert>
      {(faults < 2 && answer.message) || t('shippingPage.checkInput')}
    </Notice>
  );
};

/** An address by the fields of its country. */
export const AddressForm = (props: Props) => {
  const { countries, country: given, saved, answer, action, texts, children } = props;
  const { t } = useTranslation();
  const form = useFocusFirstInvalid(answer);
  const busy = useNavigation().formData?.get('intent') === 'address';
  const { country, choose } = useChosenCountry(form, answer?.country ?? given);
  const typed = answer?.typed ?? saved;
  const { faults: errors, ...watch } = useFieldErrors(answer);

  return (
    <Form
      ref={form}
      method="post"
      action={action}
      noValidate
      {...watch}
      className="grid grid-cols-1 gap-5"
    >
      {/* Enter presses a form's first button, which must not be the country's. */}
      <button type="submit" name="intent" value="address" hidden />
      <Refusal answer={answer} left={Object.keys(errors).length} />
      <CountryField
        countries={countries}
        chosen={country?.code ?? ''}
        error={errors['country']}
        onChoose={choose}
      />
      <TextField
        label={t('shippingPage.name')}
        name="name"
        required
        minLength={2}
        autoComplete="shipping name"
        defaultValue={typed.name}
        error={errors['name']}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <EmailField
          label={t('shippingPage.email')}
          hint={texts.emailHint}
          pattern=".+@.+[.].{2,}"
          defaultValue={typed.email}
          error={errors['email']}
        />
        <PhoneField dial={country?.dial ?? ''} typed={typed.phone} error={errors['phone']} />
      </div>
      <TextField
        label={t('shippingPage.address1')}
        name="address_1"
        required
        minLength={3}
        autoComplete="shipping address-line1"
        defaultValue={typed.address_1}
        error={errors['address_1']}
      />
      <TextField
        label={t('shippingPage.address2')}
        optional={t('shippingPage.optional')}
        name="address_2"
        autoComplete="shipping address-line2"
        defaultValue={typed.address_2}
        error={errors['address_2']}
      />
      {country && <PlaceFields country={country} typed={typed} errors={errors} />}
      {children}
      <p className="text-sm text-faint">{texts.privacy}</p>
      <ActionBar>
        <Button type="submit" name="intent" value="address" size="lg" wide busy={busy}>
          {texts.submit}
        </Button>
      </ActionBar>
    </Form>
  );
};
