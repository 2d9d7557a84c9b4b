import { isCityFirst } from '#contract/addresses/address-order.ts';
import { isolate } from '#web/lib/texts/isolate.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/class-names.ts';
import { SelectField, TextField } from '#web/ui/field.tsx';
import type { CountryChoice } from './countries.server.ts';
import {
  type CountryFields,
  findZipExample,
  stateLabelOf,
  zipKeyboardOf,
  zipLabelOf,
} from './country-fields.ts';
import type { TypedAddress } from './typed-address.ts';

type Props = {
  country: CountryFields;
  typed: Partial<TypedAddress>;
  errors: Record<string, string>;
};

/** City, state and postal code: which, named how and in what order is the country's own. */
export const PlaceFields = ({ country, typed, errors }: Props) => {
  const { t } = useTranslation();
  const optional = t('shippingPage.optional');
  const example = findZipExample(country.code);
  const zip = (
    <TextField
      key="zip"
      label={t(zipLabelOf(country.code))}
      name="zip"
      required={country.zip_required}
      optional={country.zip_required ? undefined : optional}
      autoComplete="shipping postal-code"
      inputMode={zipKeyboardOf(country.code)}
      hint={example && t('shippingPage.zipExample', { example: isolate(example) })}
      defaultValue={typed.zip}
      error={errors['zip']}
    />
  );
  const city = (
    <TextField
      key="city"
      label={t('shippingPage.city')}
      name="city"
      required
      autoComplete="shipping address-level2"
      defaultValue={typed.city}
      error={errors['city']}
    />
  );
  const state = country.states.length > 0 && (
    <StateField key={`state-${country.code}`} {...{ country, typed, errors }} />
  );
  return (
    <div className={cx('grid gap-5 sm:grid-cols-2', state && 'md:grid-cols-3')}>
      {isCityFirst(country.code) ? [city, state, zip] : [zip, city, state]}
    </div>
  );
};

const StateField = ({ country, typed, errors }: Props) => {
  const { t } = useTranslation();
  const known = country.states.some(({ code }) => code === typed.state);
  return (
    <SelectField
      label={t(stateLabelOf(country.code))}
      name="state"
      required={country.state_required}
      optional={country.state_required ? undefined : t('shippingPage.optional')}
      autoComplete="shipping address-level1"
      defaultValue={known ? typed.state : ''}
      error={errors['state']}
    >
      <option value="">{t('shippingPage.chooseState')}</option>
      {country.states.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  );
};

type CountryFieldProps = {
  countries: readonly CountryChoice[];
  chosen: string;
  error: string | undefined;
  onChoose: (code: string) => void;
};

/** The country comes first: it decides which fields follow. Without scripts a button fetches them. */
export const CountryField = ({ countries, chosen, error, onChoose }: CountryFieldProps) => {
  const { t } = useTranslation();
  return (
    <div className="flex items-end gap-3">
      <SelectField
        label={t('shippingPage.country')}
        name="country"
        required
        autoComplete="shipping country"
        defaultValue={chosen}
        error={error}
        className="grow"
        onChange={(event) => onChoose(event.currentTarget.value)}
      >
        <option value="">{t('shippingPage.chooseCountry')}</option>
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <span className="hidden noscript:contents">
        <Button type="submit" variant="secondary" name="intent" value="country" formNoValidate>
          {t('shippingPage.updateCountry')}
        </Button>
      </span>
    </div>
  );
};
