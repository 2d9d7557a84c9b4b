import type { CartLine } from '#contract/cart.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { LinePicture } from './line-picture.tsx';
import { LinePrice } from './line-price.tsx';
import { LineTexts } from './line-texts.tsx';
import type { CartOutcome } from './outcome.ts';
import { QuantityForm } from './quantity-form.tsx';
import { RemoveForm } from './remove-form.tsx';
import { SelectBox } from './select-box.tsx';

type Props = { line: CartLine; outcome: CartOutcome | undefined };

/** Why the last change without scripts was refused, if it was about this line. */
export const refusalOf = (line: CartLine, outcome: CartOutcome | undefined) =>
  outcome && !outcome.ok && outcome.lineId === line.id ? outcome.message : undefined;

/** One line that stands for itself. */
export const CartLineItem = ({ line, outcome }: Props) => {
  const { t } = useTranslation();
  const { title } = line.product;
  return (
    <li className="grid grid-cols-[auto_auto_minmax(0,1fr)] gap-3 py-5 sm:gap-x-5">
      <div className="row-span-2 pt-1">
        <SelectBox lines={[line]} intent="select" label={t('cartPage.selectLine', { title })} />
      </div>
      <LinePicture line={line} />
      <div className="grid content-start gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
        <LineTexts line={line} />
        <div className="hidden sm:block">
          <LinePrice line={line} />
        </div>
      </div>
      <div className="col-span-3 flex items-start justify-between gap-3 ps-8 sm:col-span-1 sm:col-start-3 sm:self-end sm:ps-0">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <QuantityForm
            line={line}
            title={title}
            max={line.max_quantity}
            refusal={refusalOf(line, outcome)}
          />
          <RemoveForm lines={[line]} title={title} />
        </div>
        <div className="sm:hidden">
          <LinePrice line={line} />
        </div>
      </div>
    </li>
  );
};
