import type { CartLine } from '#contract/cart.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { RefusedNote } from './refused-note.tsx';
import { UnitQuantity } from './unit-quantity.tsx';
import { useLineQuantity } from './use-line-quantity.ts';

type Props = {
  line: CartLine;
  /** What is counted: the product's title, or the bundle's. */
  title: string;
  max: number;
  /** Why a change without scripts was refused. */
  refusal: string | undefined;
};

/** The quantity of a line: buttons and a typed number; a button to send it where no script runs. */
export const QuantityForm = ({ line, title, max, refusal }: Props) => {
  const { t, paths } = useTranslation();
  const { quantity, change, refusal: refusedNow } = useLineQuantity(line);
  const said = refusedNow ?? refusal;
  return (
    <form
      method="post"
      action={paths.cart()}
      onSubmit={(event) => event.preventDefault()}
      className="grid justify-items-start gap-2"
    >
      <input type="hidden" name="intent" value="quantity" />
      <input type="hidden" name="line_id" value={line.id} />
      <div className="flex items-center gap-2">
        <UnitQuantity
          title={title}
          value={quantity}
          max={Math.max(max, line.quantity)}
          onChange={change}
        />
        <span className="hidden noscript:contents">
          <button type="submit" className={buttonClass({ variant: 'secondary', size: 'sm' })}>
            {t('cartPage.update')}
          </button>
        </span>
      </div>
      {said && <RefusedNote message={said} />}
    </form>
  );
};
