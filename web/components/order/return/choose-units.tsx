import type { ReactNode } from 'react';
import { amountOfUnits, shareOfUnits } from '#contract/orders/order-sums.ts';
import type { OrderLine } from '#contract/orders/order.ts';
import { Thumbnail } from '#web/components/picture/picture.tsx';
import { variantText } from '#web/components/product/variants/variant-text.ts';
import { useMoney } from '#web/lib/page-data/shop-data.ts';
import { writeDate } from '#web/lib/texts/dates.ts';
import { isolate } from '#web/lib/texts/isolate.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Choice } from '#web/ui/choice.tsx';
import { Select } from '#web/ui/field.tsx';
import { Amount } from '#web/ui/price.tsx';
import { type Choosable, type ChosenUnits, quantityField } from './chosen-units.ts';

type Props = {
  title: string;
  items: readonly Choosable[];
  /** What was chosen before. */
  chosen: ChosenUnits | undefined;
  /** What is chosen now, where scripts follow that. */
  current?: ChosenUnits;
  /** Until when each may be given back. */
  showsUntil?: boolean;
  /** What is asked of a line, below it. */
  ask?: (line: OrderLine) => ReactNode;
};

/** The lines that may go back, each with what comes back for it, to be chosen with its number of units. */
export const ChooseUnits = ({ title, items, chosen, current, showsUntil = false, ask }: Props) => (
  <fieldset className="grid gap-1 rounded-lg border border-line px-4 pt-4 pb-3 sm:px-6">
    <legend className="float-start mb-1 font-semibold">{title}</legend>
    {items.map((item) => (
      <ChoosableLine
        key={item.line.id}
        {...item}
        chosen={chosen?.[item.line.id] ?? (!chosen && items.length === 1 ? item.units : undefined)}
        now={current?.[item.line.id]}
        showsUntil={showsUntil}
        ask={ask}
      />
    ))}
  </fieldset>
);

type LineProps = Choosable &
  Pick<Props, 'ask'> & { showsUntil: boolean } & Record<'chosen' | 'now', number | undefined>;

const ChoosableLine = ({ line, units, chosen, now, showsUntil, ask }: LineProps) => {
  const { t, language } = useTranslation();
  const money = useMoney();
  const amountOf = (count: number): string => money(amountOfUnits(line, line.returned, count));
  const counted = now ?? chosen ?? units;
  const delivery = shareOfUnits(line.shipping, line.quantity, line.returned, counted);
  const { title, image } = line.product;
  const variant = variantText(line.inventory.attributes);
  const until = showsUntil && line.return_until;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <Choice
        kind="checkbox"
        name="line"
        value={line.id}
        defaultChecked={chosen !== undefined}
        className="min-w-0 grow basis-60 py-3 *:last:grow"
      >
        <span className="flex flex-wrap items-start gap-x-3 gap-y-1">
          <Thumbnail image={image} />
          <span className="grid min-w-0 grow basis-40 gap-0.5">
            <span className="leading-snug font-medium">{title}</span>
            <span className="text-sm text-soft">
              {[variant, line.store.name].filter(Boolean).join(' · ')}
            </span>
          </span>
          <Amount className="ms-auto font-medium">{amountOf(counted)}</Amount>
          {delivery > 0 && (
            <span className="basis-full text-sm text-soft">
              {t('orderPage.ofDelivery', { amount: isolate(money(delivery)) })}
            </span>
          )}
          {until && (
            <span className="basis-full text-sm text-faint">
              {t('orderPage.returnUntil', { date: writeDate(until, language) })}
            </span>
          )}
        </span>
      </Choice>
      {units > 1 && (
        <span className="ms-8 flex basis-full flex-wrap items-center gap-2 pb-3 text-sm text-soft">
          <span aria-hidden="true">{t('returnPage.units')}</span>
          <Select
            name={quantityField(line.id)}
            aria-label={t('returnPage.quantity', { title })}
            defaultValue={chosen ?? units}
            className="min-w-20"
          >
            {Array.from({ length: units }, (_, at) => (
              <option key={at} value={at + 1}>
                {`${at + 1} · ${isolate(amountOf(at + 1))}`}
              </option>
            ))}
          </Select>
        </span>
      )}
      {ask?.(line)}
    </div>
  );
};
