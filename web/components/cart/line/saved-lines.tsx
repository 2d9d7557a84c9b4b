import type { CartLine } from '#contract/cart/cart.ts';
import { type CartOutcome, refusalOf } from '#web/components/cart/change/outcome.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { RefusedNote } from './line-problems.tsx';
import { LineSummary } from './line-summary.tsx';
import { MoveForm } from './move-form.tsx';
import { type CartUnit, unitsOf, useUnitTitle } from './units.ts';

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
  const { lines } = unit;
  const title = useUnitTitle(lines);
  const refusal = refusalOf(lines, outcome);
  return (
    <li className="grid gap-3 py-4">
      {lines.map((line) => (
        <LineSummary key={line.id} line={line} saved />
      ))}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 ps-23">
        <MoveForm lines={lines} title={title} intent="put-back" />
        <MoveForm lines={lines} title={title} intent="remove" />
      </div>
      {refusal && <RefusedNote message={refusal} />}
    </li>
  );
};
