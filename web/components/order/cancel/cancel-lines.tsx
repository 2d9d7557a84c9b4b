import type { FormEvent } from 'react';
import { ORDER_STATUS, PAYMENT_STATUS } from '#contract/orders/order-codes.ts';
import type { Order, OrderLine } from '#contract/orders/order.ts';
import { Thumbnail } from '#web/components/picture/picture.tsx';
import { variantText } from '#web/components/product/variants/variant-text.ts';
import { useMoney } from '#web/lib/page-data/shop-data.ts';
import { isolate } from '#web/lib/texts/isolate.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Choice } from '#web/ui/choice.tsx';
import { Amount } from '#web/ui/price.tsx';

type Props = {
  order: Order;
  /** What was chosen before; without it, everything. */
  chosen: readonly string[] | undefined;
  /** What the chosen lines come to; null while none is chosen. */
  sum: number | null;
  /** Takes the ids of the lines that are chosen now. */
  onChoose: (ids: string[]) => void;
};

const requestedIn = ({ cancellations }: Order): Set<string> =>
  new Set(
    cancellations.filter(({ state }) => state === 'requested').flatMap(({ line_ids }) => line_ids),
  );

/** What is neither cancelled nor delivered. */
const linesLeft = ({ lines, packages }: Order): OrderLine[] => {
  const delivered = packages.filter(({ status }) => status === ORDER_STATUS.delivered);
  const arrived = delivered.flatMap(({ line_ids }) => line_ids);
  return lines.filter(({ id, cancelled }) => !cancelled && !arrived.includes(id));
};

/** The lines that can still be cancelled, or be asked to be. */
export const openLines = (order: Order): OrderLine[] => {
  const requested = requestedIn(order);
  return linesLeft(order).filter(({ id }) => !requested.has(id));
};

/** What is left of the order, each line to be chosen. */
export const CancelLines = ({ order, chosen, sum, onChoose }: Props) => {
  const { t } = useTranslation();
  const requested = requestedIn(order);
  const money = useMoney();
  const isPaid = order.payment_status === PAYMENT_STATUS.paid;
  const readIds = ({ currentTarget }: FormEvent<HTMLFieldSetElement>) =>
    onChoose(
      [...currentTarget.querySelectorAll<HTMLInputElement>(':checked')].map(({ value }) => value),
    );
  return (
    <fieldset
      onChange={readIds}
      className="grid gap-1 rounded-lg border border-line px-4 pt-4 pb-3 sm:px-6"
    >
      <legend className="float-start mb-1 font-semibold">{t('cancelPage.items')}</legend>
      {linesLeft(order).map((line) => (
        <CancelLine
          key={line.id}
          line={line}
          isRequested={requested.has(line.id)}
          isChosen={chosen?.includes(line.id) ?? true}
        />
      ))}
      {/* Without scripts it could not follow what is chosen. */}
      <p className="flex flex-wrap justify-between gap-x-4 border-t border-line py-3 font-semibold noscript:hidden">
        {sum !== null && (
          <span>{t(isPaid ? 'cancelPage.youGetBack' : 'cancelPage.notCharged')}</span>
        )}
        <output className={sum === null ? '' : 'ms-auto'}>
          {sum === null ? t('cancelPage.chooseOne') : <Amount>{money(sum)}</Amount>}
        </output>
      </p>
    </fieldset>
  );
};

type LineProps = { line: OrderLine; isRequested: boolean; isChosen: boolean };

const CancelLine = ({ line, isRequested, isChosen }: LineProps) => {
  const { t } = useTranslation();
  const money = useMoney();
  const variant = variantText(line.inventory.attributes);
  const quantity = t('orderPage.quantity', { count: line.quantity });
  return (
    <Choice
      kind="checkbox"
      name="line"
      value={line.id}
      disabled={isRequested}
      defaultChecked={isChosen && !isRequested}
      className="py-3 *:last:grow"
    >
      <span className="flex flex-wrap items-start gap-x-3 gap-y-1">
        <Thumbnail image={line.product.image} />
        <span className="grid min-w-0 grow basis-36 gap-0.5">
          <span className="leading-snug font-medium">{line.product.title}</span>
          <span className="text-sm text-soft">
            {[variant, quantity, line.store.name].filter(Boolean).join(' · ')}
          </span>
          {isRequested && <span className="text-sm text-warning">{t('cancelPage.requested')}</span>}
        </span>
        <Amount className="ms-auto font-medium">{money(line.total)}</Amount>
        {line.shipping > 0 && (
          <span className="basis-full text-sm text-soft">
            {t('orderPage.ofDelivery', { amount: isolate(money(line.shipping)) })}
          </span>
        )}
      </span>
    </Choice>
  );
};
