import type { CartLine } from '#contract/cart.ts';
import { refusalOf } from './cart-line-item.tsx';
import { LinePicture } from './line-picture.tsx';
import { LinePrice } from './line-price.tsx';
import { LineTexts } from './line-texts.tsx';
import { MoveForm } from './move-form.tsx';
import type { CartOutcome } from '#web/components/cart/change/outcome.ts';
import { RefusedNote } from './refused-note.tsx';
import { unitsOf, type CartUnit } from './units.ts';
import { useTranslation } from '#web/lib/translation.tsx';

type Props = { lines: readonly CartLine[]; outcome: CartOutcome | undefined };

/** What the shopper keeps for another day: in no sum, one press from the cart. */
export const SavedLines = ({ lines, outcome }: Props) => {
  const { t } = useTranslation();
  const units = unitsOf(lines);
  if (units.length === 0) return null;
  return (
    <section aria-labelledby="saved-heading" className="rounded-lg border border-line">
      <header className="flex flex-wrap items-baseline gap-x-3 border-b border-line px-4 py-3 sm:px-6">
        <h2 id="saved-heading" className="font-semibold">
          {t('cartPage.savedTitle')}
        </h2>
        <span className="text-sm text-faint">{t('cartPage.count', { count: units.length })}</span>
      </header>
      <ul className="divide-y divide-line px-4 sm:px-6">
        {units.map((unit) => (
          <SavedUnit key={unit.id} unit={unit} outcome={outcome} />
        ))}
      </ul>
    </section>
  );
};

const SavedUnit = ({ unit, outcome }: { unit: CartUnit; outcome: CartOutcome | undefined }) => {
  const { t } = useTranslation();
  const { lines } = unit;
  const titles = lines.map((line) => line.product.title).join(' + ');
  const title = lines.length > 1 ? t('cartPage.bundleNames', { titles }) : titles;
  const refusal = lines.map((line) => refusalOf(line, outcome)).find(Boolean);
  return (
    <li className="grid gap-3 py-5">
      {lines.map((line) => (
        <div key={line.id} className="flex flex-wrap gap-3 sm:gap-5">
          <LinePicture line={line} />
          <div className="grid min-w-0 grow basis-40 content-start gap-2 sm:grid-cols-[minmax(0,1fr)_auto]">
            <LineTexts line={line} saved />
            <div className="justify-self-start sm:justify-self-end">
              <LinePrice line={line} />
            </div>
          </div>
        </div>
      ))}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 ps-[92px] sm:ps-[124px]">
        <MoveForm lines={lines} title={title} intent="put-back" />
        <MoveForm lines={lines} title={title} intent="remove" />
      </div>
      {refusal && <RefusedNote message={refusal} />}
    </li>
  );
};
