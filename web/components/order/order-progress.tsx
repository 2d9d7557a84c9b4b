import { ORDER_STATUS } from '#contract/codes.ts';
import type { Order } from '#contract/order.ts';
import { writeDay } from '#web/lib/texts/dates.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { OrderStepper, type Step } from '#web/ui/order-stepper.tsx';

const statuses = Object.values(ORDER_STATUS);

const stateOf = (status: number, now: number): Step['state'] => {
  // What is delivered is done; there is nothing to wait for.
  if (status < now || (status === now && now === ORDER_STATUS.delivered)) return 'done';
  return status === now ? 'active' : 'pending';
};

/** Where the order stands between pending and delivered, with the time of each step taken. */
export const OrderProgress = ({ order }: { order: Pick<Order, 'status' | 'history'> }) => {
  const { t, language } = useTranslation();
  const steps = statuses.map((status): Step => {
    const taken = order.history.find((entry) => entry.status === status);
    return {
      title: t(`orderPage.status.s${status}`),
      time: taken && writeDay(taken.time, language),
      state: stateOf(status, order.status),
    };
  });
  return (
    <OrderStepper
      steps={steps}
      label={t('orderPage.progress')}
      stateLabels={{
        done: t('orderPage.stepDone'),
        active: t('orderPage.stepActive'),
        pending: t('orderPage.stepPending'),
      }}
    />
  );
};
