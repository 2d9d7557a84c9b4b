import { cx } from './class-names.ts';
import { Icon } from './icon.tsx';

type Props = {
  legend: string;
  name: string;
  /** Of one to five stars: "4 out of 5 stars". */
  labelOf: (stars: number) => string;
  defaultValue?: number | undefined;
  error?: string | undefined;
};

/** One to five stars, as radio buttons: those up to the chosen one are filled, without a script. */
export const StarField = ({ legend, name, labelOf, defaultValue, error }: Props) => (
  <fieldset
    role="radiogroup"
    className="grid gap-2"
    aria-describedby={error ? `${name}-said` : undefined}
    aria-invalid={error ? true : undefined}
    // A field with an error gets the focus as a whole, so that its error is read before the stars.
    tabIndex={error ? -1 : undefined}
  >
    <legend className="mb-2 text-sm font-medium">{legend}</legend>
    <div className="flex w-fit gap-0.5">
      {[1, 2, 3, 4, 5].map((stars) => (
        <label
          key={stars}
          title={labelOf(stars)}
          className={cx(
            'grid size-[min(2.75rem,15vw)] cursor-pointer place-items-center rounded-md text-faint forced-color-adjust-none',
            '[&:has(input:checked,~label_input:checked)]:text-star',
            '[&:has(input:checked,~label_input:checked)>svg]:fill-current',
            'hover:bg-surface has-focus-visible:outline-2 has-focus-visible:outline-primary',
          )}
        >
          <input
            type="radio"
            name={name}
            value={stars}
            defaultChecked={defaultValue === stars}
            className="sr-only"
          />
          <Icon name="star" className="size-[min(2rem,11vw)]" />
          <span className="sr-only">{labelOf(stars)}</span>
        </label>
      ))}
    </div>
    {error && (
      <p id={`${name}-said`} className="flex items-start gap-1.5 text-sm text-danger">
        <Icon name="circle-exclamation-point" className="mt-0.5 size-4" />
        {error}
      </p>
    )}
  </fieldset>
);
