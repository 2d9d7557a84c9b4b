import { useEffect, useState, type SubmitEvent } from 'react';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/field.tsx';
import type { DeliveryPlace, PlaceChoices } from './delivery-place.ts';

export type PlaceFormProps = {
  /** Whether the price depends on where in a country it goes. */
  asksState: (country: string) => boolean;
  to: DeliveryPlace | null;
  /** Sent with the page, for those without scripts; else fetched. */
  given: PlaceChoices | null;
  onChoose: (place: DeliveryPlace) => void;
};

const usePlaceChoices = (country: string, given: PlaceChoices | null) => {
  const { paths } = useTranslation();
  const [choices, setChoices] = useState(given);
  const known = choices?.country === country;
  useEffect(() => {
    if (known) return undefined;
    const stop = new AbortController();
    fetch(paths.deliveryPlaces(country), { signal: stop.signal })
      .then(async (answer) => setChoices((await answer.json()) as PlaceChoices))
      .catch(() => {
        // The page itself says what is wrong, and how to try again.
        if (!stop.signal.aborted) location.assign(`?place=change&country=${country}#delivery`);
      });
    return () => stop.abort();
  }, [known, country, paths]);
  return choices;
};

/** Where a product is to be delivered; as much of it as the price depends on. */
const PlaceForm = ({ asksState, to, given, onChoose }: PlaceFormProps) => {
  const { t } = useTranslation();
  const [country, setCountry] = useState(given?.country || (to?.country ?? ''));
  const choices = usePlaceChoices(country, given);
  const states = choices?.country === country && asksState(country) ? choices.states : [];

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const state = String(new FormData(event.currentTarget).get('state') ?? '');
    const stateName = states.find(({ code }) => code === state)?.name ?? '';
    onChoose({ country, state, stateName });
  };
  return (
    <form
      action="#delivery"
      onSubmit={submit}
      aria-busy={choices?.country !== country}
      className="grid gap-3 rounded-md bg-surface p-4 lg:p-3 lg:[&_select]:text-sm"
    >
      <SelectField
        // The options are loaded later, together with the chosen one.
        key={choices ? 'known' : 'unknown'}
        label={t('product.placeCountry')}
        name="country"
        required
        autoComplete="country"
        value={country}
        onChange={(event) => setCountry(event.currentTarget.value)}
      >
        {choices?.countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      {states.length > 0 && (
        <SelectField
          key={country}
          label={t('product.placeState')}
          name="state"
          autoComplete="address-level1"
          defaultValue={to?.country === country ? to.state : ''}
        >
          <option value="">{t('product.anyState')}</option>
          {states.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <button type="submit" className={buttonClass({ variant: 'secondary', size: 'sm' })}>
        {t('product.showDelivery')}
      </button>
    </form>
  );
};

export default PlaceForm;
