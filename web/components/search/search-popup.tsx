import { useReducer, useState, type RefObject } from 'react';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { cx } from '#web/ui/class-names.ts';
import { Line, Section, WaitingLines } from './suggestion-options.tsx';
import { findRecent, forgetRecent } from './recent-searches.ts';
import { LIST_ID, useCombobox } from './use-combobox.ts';
import { useAllResults, useGroups, type Group } from './use-groups.ts';
import { useSuggestions } from './use-suggestions.ts';

type Numbered = Group & { first: number };

/** Each group with the place of its first option. */
const numbered = (groups: readonly Group[]): Numbered[] => {
  let first = 0;
  return groups.map((group) => {
    const placed = { ...group, first };
    first += group.options.length;
    return placed;
  });
};

type Props = { form: RefObject<HTMLFormElement | null> };

/** What the shop offers for the text in the search field, below it; before anything is typed, what is popular. */
export default function SearchPopup({ form }: Props) {
  const { t } = useTranslation();
  const { text, open: isOpen, active, leaveOption } = useCombobox(form);
  const { found, current, waiting } = useSuggestions(text, isOpen);
  // Other options have come: Enter must not follow one that the arrows have never reached.
  const [seen, setSeen] = useState(found);
  if (seen !== found) {
    setSeen(found);
    leaveOption();
  }
  // Recent searches are stored by the browser: React has to render again when they are cleared.
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  const recent = isOpen ? findRecent(text) : [];
  const groups = useGroups(text, found, recent);
  const all = useAllResults(text, current ? found : undefined);
  const open = isOpen && (text !== '' || waiting || groups.length > 0);
  const placed = numbered(groups);
  const draw = ({ name, options, first, wide, beside = false }: Numbered) => (
    <Section key={name} name={name} beside={beside}>
      {options.map((option, index) => {
        const at = first + index;
        return (
          <Line
            key={`${option.to} ${option.image}`}
            option={option}
            at={at}
            active={at === active}
            typed={text}
            wide={wide ?? false}
          />
        );
      })}
    </Section>
  );
  const count = groups.reduce((sum, { options }) => sum + options.length, 0);
  const wideAt = placed.findIndex(({ wide }) => wide);
  const before = wideAt < 0 ? placed.length : wideAt;
  return (
    <>
      <p role="status" className="sr-only">
        {open && found && t('layout.suggest.found', { count })}
      </p>
      <div
        className={cx(
          'absolute inset-x-0 top-full z-40 mt-2 max-h-125 flex-col rounded-md border border-line bg-raised p-2 shadow-high',
          open ? 'flex' : 'hidden',
        )}
      >
        <div
          id={LIST_ID}
          role="listbox"
          aria-label={t('layout.suggest.label')}
          // What the arrows reach is not below the way to all results.
          className="min-h-0 scroll-pb-16 overflow-y-auto overscroll-contain"
        >
          {open && (
            <>
              <div
                className={cx(
                  'grid gap-x-4',
                  (waiting || wideAt >= 0) && 'md:grid-cols-2 md:grid-rows-[auto_1fr]',
                )}
              >
                {/* On phones the products stand before the categories, which would push them out of sight. */}
                <div>
                  {placed.slice(0, before).map(draw)}
                  {waiting && <WaitingLines />}
                </div>
                <div className="md:row-span-2">
                  {waiting && <WaitingLines wide />}
                  {placed.filter(({ wide }) => wide).map(draw)}
                </div>
                <div className={cx(waiting && 'max-md:hidden')}>
                  {waiting && <WaitingLines />}
                  {placed
                    .slice(before)
                    .filter(({ wide }) => !wide)
                    .map(draw)}
                </div>
              </div>
              {text !== '' && (
                <div
                  className={cx(
                    'sticky bottom-0 bg-raised',
                    count > 0 && 'mt-2 border-t border-line pt-2 font-medium',
                  )}
                >
                  <Line option={all} at={count} active={active === count} typed="" />
                </div>
              )}
            </>
          )}
        </div>
        {recent.length > 0 && (
          <button
            type="button"
            onClick={() => {
              forgetRecent();
              drawAgain();
              form.current?.querySelector('input')?.focus();
            }}
            className="mt-1 min-h-9 shrink-0 self-start rounded-sm px-3 text-sm text-primary hover:underline"
          >
            {t('layout.suggest.clearRecent')}
          </button>
        )}
      </div>
    </>
  );
}
