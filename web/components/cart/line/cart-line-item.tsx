import type { CartLine } from '#contract/cart.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { LinePicture } from './line-picture.tsx';
import { LinePrice } from './line-price.tsx';
import { LineTexts } from './line-texts.tsx';
import { MoveForm } from './move-form.tsx';
import type { CartOutcome } from '#web/components/cart/change/outcome.ts';
import { QuantityForm } from './quantity-form.tsx';
import { refusalOf } from './refusal-of.ts';
import { SelectBox } from './select-box.tsx';

type Props = { line: CartLine; outcome: CartOutcome | undefined };

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
      <div className="flex flex-wrap content-start gap-3">
        <div className="min-w-0 grow basis-40">
          <LineTexts line={line} />
        </div>
        <div className="hidden sm:block">
          <LinePrice line={line} />
        </div>
      </div>
      <div className="col-span-3 flex flex-wrap items-start justify-between gap-x-4 gap-y-2 ps-[32px] sm:col-span-1 sm:col-start-3 sm:items-center sm:justify-start sm:self-end sm:ps-0">
        <QuantityForm
          line={line}
          title={title}
          max={line.max_quantity}
          refusal={refusalOf([line], outcome)}
        />
        <div className="sm:hidden">
          <LinePrice line={line} />
        </div>
        <div className="flex w-full flex-wrap gap-x-4 gap-y-2 sm:w-auto">
          <MoveForm lines={[line]} title={title} intent="save" />
          <MoveForm lines={[line]} title={title} intent="remove" />
        </div>
      </div>
    </li>
  );
};
