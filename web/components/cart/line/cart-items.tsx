import type { CartLine } from '#contract/cart/cart.ts';
import { type CartOutcome, refusalOf } from '#web/components/cart/change/outcome.ts';
import { useMoney } from '#web/lib/page-data/shop-data.ts';
import { isolate } from '#web/lib/texts/isolate.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { LineNotes, LinePicture, LinePrice, LineSummary, LineTexts } from './line-summary.tsx';
import { MoveForm } from './move-form.tsx';
import { QuantityForm } from './quantity-form.tsx';
import { SelectBox } from './select-box.tsx';
import { useUnitTitle } from './units.ts';

type Props = { line: CartLine; outcome: CartOutcome | undefined };

/** One line that stands for itself. */
export const CartLineItem = ({ line, outcome }: Props) => {
  const { t } = useTranslation();
  const { title } = line.product;
  return (
    <li className="grid grid-cols-[auto_auto_minmax(0,1fr)] gap-3 py-4">
      <div className="row-span-2 pt-1">
        <SelectBox lines={[line]} intent="select" label={t('cartPage.selectLine', { title })} />
      </div>
      <LinePicture line={line} />
      <div className="flex flex-wrap content-start gap-3">
        <div className="min-w-0 grow basis-24">
          <LineTexts line={line} />
        </div>
        <LinePrice line={line} />
        <LineNotes line={line} />
      </div>
      <div className="col-span-3 flex flex-wrap items-center gap-x-4 gap-y-2 ps-8 sm:col-span-1 sm:col-start-3 sm:self-end sm:ps-0">
        <QuantityForm
          line={line}
          title={title}
          max={line.max_quantity}
          refusal={refusalOf([line], outcome)}
        />
        <div className="flex flex-wrap gap-x-4 gap-y-2">
          <MoveForm lines={[line]} title={title} intent="save" />
          <MoveForm lines={[line]} title={title} intent="remove" />
        </div>
      </div>
    </li>
  );
};

type CartBundleItemProps = {
  lines: readonly [CartLine, ...CartLine[]];
  outcome: CartOutcome | undefined;
};

/** Lines bought together: one unit with one box, one quantity and one saving. */
export const CartBundleItem = ({ lines, outcome }: CartBundleItemProps) => {
  const { t } = useTranslation();
  const money = useMoney();
  const title = useUnitTitle(lines);
  const saving = lines.reduce((sum, line) => sum + line.bundle_saving, 0);
  return (
    <li className="py-5">
      <div className="flex items-center gap-3 pb-3">
        <SelectBox lines={lines} intent="select" label={t('cartPage.selectLine', { title })} />
        <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5 text-sm font-medium">
          <Icon name="gift" className="size-4.5 text-primary" />
          {t('cartPage.bundle')}
          {saving > 0 && (
            <span className="text-success">
              {t('cartPage.bundleSaves', { amount: isolate(money(saving)) })}
            </span>
          )}
        </p>
      </div>
      <ul className="ms-2.5 grid gap-4 border-s-2 border-primary-wash ps-5 sm:ps-5.5">
        {lines.map((line) => (
          <li key={line.id}>
            <LineSummary line={line} />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 ps-8 pt-4">
        <QuantityForm
          line={lines[0]}
          title={title}
          max={Math.min(...lines.map((line) => line.max_quantity))}
          refusal={refusalOf(lines, outcome)}
        />
        <MoveForm lines={lines} title={title} intent="save" />
        <MoveForm lines={lines} title={title} intent="remove" />
      </div>
    </li>
  );
};
