import { useTranslation } from '#web/lib/texts/translation.tsx';
import { controlClass, Field } from '#web/ui/field.tsx';

type Props = { dial: string; typed: string | undefined; error: string | undefined };

/** A saved number without the code that stands before the box anyway. */
const shown = (typed: string | undefined, dial: string) =>
  dial && typed?.startsWith(dial) ? typed.slice(dial.length) : typed;

/** The number with its country's code before it; digits run left to right in every language. */
export const PhoneField = ({ dial, typed, error }: Props) => {
  const { t } = useTranslation();
  return (
    <Field label={t('shippingPage.phone')} hint={t('shippingPage.phoneHint')} error={error}>
      {(control) => (
        <span dir="ltr" className="flex">
          {dial && (
            <span className="grid min-w-16 place-items-center rounded-s-md border border-e-0 border-edge bg-surface px-3 text-soft tabular">
              {dial}
            </span>
          )}
          <input
            {...control}
            name="phone"
            type="tel"
            inputMode="tel"
            required
            minLength={4}
            autoComplete="shipping tel"
            defaultValue={shown(typed, dial)}
            className={`${controlClass} ${dial ? 'rounded-s-none' : ''}`}
          />
        </span>
      )}
    </Field>
  );
};
