import type { LineProblem } from '#contract/cart/cart.ts';
import { cx } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';

/** What stands in the way of a line, and what changed since it was added. */
export const LineProblems = ({ problems }: { problems: readonly LineProblem[] }) =>
  problems.length > 0 && (
    <ul className="grid gap-1">
      {problems.map(({ code, message, blocking }) => (
        <li
          key={code}
          className={cx(
            'flex items-start gap-1.5 text-sm',
            blocking ? 'text-danger' : 'text-warning',
          )}
        >
          <Icon name={blocking ? 'circle-exclamation-point' : 'info'} className="mt-0.5 size-4" />
          {message}
        </li>
      ))}
    </ul>
  );

/** Why a change of this line was refused, read out when it appears. */
export const RefusedNote = ({ message }: { message: string }) => (
  <p role="alert" className="flex items-start gap-1.5 text-sm text-danger">
    <Icon name="circle-exclamation-point" className="mt-0.5 size-4" />
    {message}
  </p>
);
