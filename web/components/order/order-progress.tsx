import { ORDER_STATUS } from '#contract/orders/order-codes.ts';
import type { Order } from '#contract/orders/order.ts';
import { writeDay } from '#web/lib/texts/dates.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { cx } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { orderReturnText, type Return } from './return-state.ts';

const statuses = Object.values(ORDER_STATUS);

/** What the marks show, in words. */
const stateLabels = {
  done: 'orderPage.stepDone',
  active: 'orderPage.stepActive',
  pending: 'orderPage.stepPending',
} as const;

const stateOf = (status: number, now: number): keyof typeof stateLabels => {
  // What is delivered is done; there is nothing to wait for.
  if (status < now || (status === now && now === ORDER_STATUS.delivered)) return 'done';
  return status === now ? 'active' : 'pending';
};

type Props = {
  order: Pick<Order, 'status' | 'history'>;
  /** Nothing happens to it before it is paid. */
  isHeld?: boolean;
  /** What goes back of it is a step more; `isKept` in part. */
  returned?: { latest: Return; isKept: boolean } | undefined;
};

/** Where the order stands between pending and delivered or given back, with the time of each step taken. */
export const OrderProgress = ({ order, isHeld = false, returned }: Props) => {
  const { t, language } = useTranslation();
  const steps = statuses.map((status) => {
    const state = stateOf(status, order.status);
    const taken = order.history.find((entry) => entry.status === status);
    const text = t(`orderPage.status.s${status}`);
    const shown = isHeld && state === 'active' ? t('orderPage.awaiting') : text;
    return { state, text: shown, time: taken?.time };
  });
  if (returned) {
    const { state, settled, date } = returned.latest;
    steps.push({
      state: state === 'done' ? 'done' : 'active',
      text: t(orderReturnText(state, returned.isKept)),
      time: settled ?? date,
    });
  }
  return (
    <ol
      aria-label={t('orderPage.progress')}
      className="grid gap-0 md:grid-flow-col md:auto-cols-fr"
    >
      {steps.map(({ state, text, time }, at) => (
        <li
          key={at}
          aria-current={state === 'active' ? 'step' : undefined}
          className="relative flex items-start gap-4 pb-4 last:pb-0 md:flex-col md:items-center md:gap-3 md:pb-0 md:text-center"
        >
          {at > 0 && (
            <span
              aria-hidden="true"
              className={cx(
                'absolute -top-4 bottom-full start-4 w-px -translate-x-1/2 h-4 rtl:translate-x-1/2',
                'md:start-[calc(-50%+1.25rem)] md:end-[calc(50%+1.25rem)] md:top-4 md:h-px md:w-auto md:translate-x-0 rtl:md:translate-x-0',
                state === 'pending' ? 'bg-line' : 'bg-primary',
              )}
            />
          )}
          <span
            className={cx(
              'z-10 grid size-8 shrink-0 place-items-center rounded-full border text-sm font-semibold tabular',
              state === 'done' && 'border-primary bg-primary text-on-primary',
              state === 'active' && 'border-2 border-primary bg-primary-wash text-primary',
              state === 'pending' && 'border-line bg-canvas text-faint',
            )}
          >
            {state === 'done' ? <Icon name="check" className="size-4" /> : at + 1}
          </span>
          {/* A line on small screens, with the day at its end. */}
          <span className="flex min-h-8 grow flex-wrap items-center justify-between gap-x-4 md:grid md:grow-0">
            <span className={cx('font-medium', state === 'pending' && 'text-faint')}>
              {text}
              <span className="sr-only">, {t(stateLabels[state])}</span>
            </span>
            {time && <span className="text-sm text-faint">{writeDay(time, language)}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
};
