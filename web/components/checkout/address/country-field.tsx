import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/field.tsx';
import type { CountryChoice } from './countries.server.ts';

type Props = {
  countries: readonly CountryChoice[];
  chosen: string;
  error: string | undefined;
  onChoose: (code: string) => void;
};

/** The country comes first: it decides which fields follow. Without scripts a button fetches them. */
export const CountryField = ({ countries, chosen, error, onChoose }: Props) => {
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
