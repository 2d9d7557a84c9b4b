import { useState, type InputHTMLAttributes } from 'react';
import { cx } from './class-names.ts';
import { Icon } from './icon.tsx';

type Props = {
  name: string;
  value: number;
  min?: number;
  max: number;
  /** Names of the box and of its two buttons. */
  labels: { quantity: string; less: string; more: string };
  /**
   * A typed number may lie outside of min and max, or be no whole one: the caller says what becomes of
   * it. The browser is not told of the limits, since it would speak of them in words of its own.
   */
  onChange: (quantity: number) => void;
  disabled?: boolean;
  /** As high as a large button, or small. */
  size?: 'sm' | 'lg';
} & Pick<InputHTMLAttributes<HTMLInputElement>, 'form'>;

const step =
  'grid place-items-center rounded-full transition-colors hover:bg-surface disabled:opacity-35 noscript:hidden';

/** How many: two buttons and a number that can be typed. Without scripts, the box alone still works. */
export const Quantity = ({
  name,
  value,
  min = 1,
  max,
  labels,
  onChange,
  disabled = false,
  size = 'lg',
  form,
}: Props) => {
  const [typed, setTyped] = useState<string>();
  const button = cx(step, size === 'lg' ? 'h-11.5 w-10' : 'size-8');
  // A typed number counts when the box is left, so that 12 is not first 1.
  const settle = () => {
    setTyped(undefined);
    const wanted = Number(typed);
    if (typed && wanted !== value) onChange(wanted);
  };
  return (
    <div className="inline-flex items-center rounded-full border border-edge p-0.5" dir="ltr">
      <button
        type="button"
        aria-label={labels.less}
        disabled={disabled || value <= min}
        onClick={() => onChange(Math.min(Math.ceil(value) - 1, max))}
        className={button}
      >
        <Icon name="minus" className="size-4" />
      </button>
      <input
        name={name}
        form={form}
        type="number"
        inputMode="numeric"
        aria-label={labels.quantity}
        step="any"
        value={typed ?? value}
        disabled={disabled}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={settle}
        onKeyDown={(event) => {
          const shown = Number(typed ?? value);
          const isAtEnd =
            (event.key === 'ArrowDown' && shown <= min) ||
            (event.key === 'ArrowUp' && shown >= max);
          if (isAtEnd) event.preventDefault();
          if (event.key === 'Enter') settle();
        }}
        className={cx(
          size === 'lg' && 'h-11.5',
          'w-10 appearance-none rounded-sm bg-transparent text-center font-medium tabular [-moz-appearance:textfield] [&::-webkit-inner-spin-button]:hidden',
        )}
      />
      <button
        type="button"
        aria-label={labels.more}
        disabled={disabled || value >= max}
        onClick={() => onChange(Math.max(Math.floor(value) + 1, min))}
        className={button}
      >
        <Icon name="plus" className="size-4" />
      </button>
    </div>
  );
};
