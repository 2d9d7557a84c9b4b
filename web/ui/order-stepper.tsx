import { cx } from './class-names.ts';
import { Icon } from './icon.tsx';

export type Step = {
  title: string;
  /** When it happened, already written. */
  time?: string | undefined;
  state: 'done' | 'active' | 'pending';
};

/** Where an order stands. `stateLabels` says in words what the marks show. */
export const OrderStepper = ({
  steps,
  label,
  stateLabels,
}: {
  steps: Step[];
  label: string;
  stateLabels: Record<Step['state'], string>;
}) => (
  <ol aria-label={label} className="grid gap-0 md:grid-flow-col md:auto-cols-fr">
    {steps.map((step, at) => (
      <li
        key={step.title}
        aria-current={step.state === 'active' ? 'step' : undefined}
        className="relative flex gap-4 pb-7 last:pb-0 md:flex-col md:items-center md:gap-3 md:pb-0 md:text-center"
      >
        {at > 0 && (
          <span
            aria-hidden="true"
            className={cx(
              'absolute -top-7 bottom-full start-4 w-px -translate-x-1/2 h-7 rtl:translate-x-1/2',
              'md:start-[calc(-50%+1.25rem)] md:end-[calc(50%+1.25rem)] md:top-4 md:h-px md:w-auto md:translate-x-0 rtl:md:translate-x-0',
              step.state === 'pending' ? 'bg-line' : 'bg-primary',
            )}
          />
        )}
        <span
          className={cx(
            'z-10 grid size-8 shrink-0 place-items-center rounded-full border text-sm font-semibold tabular-nums',
            step.state === 'done' && 'border-primary bg-primary text-on-primary',
            step.state === 'active' && 'border-2 border-primary bg-primary-wash text-primary',
            step.state === 'pending' && 'border-line bg-canvas text-faint',
          )}
        >
          {step.state === 'done' ? <Icon name="check" className="size-4" /> : at + 1}
        </span>
        <span className="grid gap-0.5">
          <span className={cx('font-medium', step.state === 'pending' && 'text-faint')}>
            {step.title}
            <span className="sr-only">, {stateLabels[step.state]}</span>
          </span>
          {step.time && <span className="text-sm text-faint">{step.time}</span>}
        </span>
      </li>
    ))}
  </ol>
);
