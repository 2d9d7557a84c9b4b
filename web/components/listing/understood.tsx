import type { Understood } from '#contract/listing.ts';
import { languages } from '#i18n/languages.ts';
import { useMoneyText } from '#web/components/product/price.tsx';
import { Link } from '#web/lib/paths/link.tsx';
import { isolateText } from '#web/lib/texts/isolate.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { chipClass } from '#web/ui/badge.tsx';
import { cx } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { withLiteral } from './listing-query.ts';
import type { ShownListing } from './shown-listing.ts';
import { useListing } from './use-listing.ts';

const useNameOf = () => {
  const { t } = useTranslation();
  const money = useMoneyText();
  const priceName = ({ min, max }: { min: number | null; max: number | null }): string => {
    if (min === null) return t('listing.upTo', { amount: money(max ?? 0) });
    if (max === null) return t('listing.from', { amount: money(min) });
    return t('listing.read.range', { from: money(min), to: money(max) });
  };
  return (part: Understood): string => {
    switch (part.kind) {
      case 'price':
        return priceName(part);
      case 'without':
        return t('listing.read.excluded', { words: isolateText(part.words) });
      case 'phrase':
        return t('listing.read.phrase', { words: isolateText(part.words) });
      case 'attribute':
        return t('listing.valueOf', { attribute: part.attribute, value: part.value });
      case 'sort':
        return t(`listing.sorts.${part.sort}`);
      case 'gift':
        return t('listing.read.gift', { recipient: isolateText(part.recipient) });
    }
  };
};

type Props = {
  listing: Pick<
    ShownListing,
    'understood' | 'relaxed' | 'searched' | 'found_in' | 'comes_near_to' | 'then_for'
  >;
};

/** What the searched text was read as; a press takes a reading away and searches for the words. */
const UnderstoodParts = ({ listing }: Props) => {
  const {
    understood,
    relaxed,
    searched,
    found_in: foundIn,
    comes_near_to: missing,
    then_for: thenFor,
  } = listing;
  const { t } = useTranslation();
  const { query } = useListing();
  const nameOf = useNameOf();
  return (
    <div className="mb-4 grid gap-2">
      {foundIn && (
        <p role="status">
          {t('listing.read.foundIn', { language: isolateText(languages[foundIn].name) })}
        </p>
      )}
      {missing.map((words) => (
        <p key={words} role="status">
          {t('layout.suggest.comesNear', { words: isolateText(words) })}
        </p>
      ))}
      {thenFor && <p role="status">{t('listing.read.thenFor', { words: isolateText(thenFor) })}</p>}
      {relaxed && (
        <p role="status">{t(`listing.read.${relaxed}`, { text: isolateText(searched ?? '') })}</p>
      )}
      {understood.length > 0 && (
        <ul aria-label={t('listing.read.understood')} className="flex flex-wrap gap-2">
          {understood.map((part) => (
            <li key={part.text} className="min-w-0 max-w-full">
              <Link
                to={withLiteral(query, part.text)}
                preventScrollReset
                aria-label={t('listing.remove', { name: nameOf(part) })}
                className={cx(chipClass(part.applied), 'wrap-anywhere')}
              >
                {nameOf(part)}
                <Icon name="x" className="size-3.5 shrink-0" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};

export default UnderstoodParts;
