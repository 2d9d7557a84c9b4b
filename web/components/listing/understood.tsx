import type { Understood } from '#contract/catalogue/listing.ts';
import type { FoundStore } from '#contract/catalogue/search.ts';
import { joinByComma } from '#i18n/comma.ts';
import { languages } from '#i18n/languages.ts';
import { useMoneyText } from '#web/components/product/price.tsx';
import { StoreLogo } from '#web/components/store/store-logo.tsx';
import { Link } from '#web/lib/paths/link.tsx';
import { isolateText } from '#web/lib/texts/isolate.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { chipClass } from '#web/ui/badge.tsx';
import { cx } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { withoutReading } from './listing-query.ts';
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
  listing: ShownListing;
};

/** A store of the searched name. */
const StoreLink = ({ store }: { store: FoundStore }) => {
  const { t, paths } = useTranslation();
  return (
    <p className="group relative flex items-center gap-3">
      <StoreLogo logo={store.logo} className="size-14" />
      <span className="min-w-0">
        <Link
          to={paths.store(store.slug)}
          className="font-medium group-hover:underline after:absolute after:inset-0"
        >
          <bdi>{store.title}</bdi>
        </Link>
        <span className="block text-sm text-faint">{t('listing.read.store')}</span>
      </span>
    </p>
  );
};

/** Why products are shown that are not called just what was searched for. */
const useReasons = (listing: Props['listing']): string[] => {
  const { relaxed, searched, found_in: foundIn, comes_near_to: missing, suggestions } = listing;
  const { absent, mentioned, then_for: thenFor } = listing;
  // What an offered word begins with is found in it ("head" in "headphones"), so it is not said to be missing.
  const near = missing.filter((words) => !suggestions.some((offered) => offered.startsWith(words)));
  const { t, language } = useTranslation();
  const fewer = absent.length > 0 && relaxed === 'fewer_words' ? null : relaxed;
  return [
    ...(foundIn
      ? [t('listing.read.foundIn', { language: isolateText(languages[foundIn].name) })]
      : []),
    ...near.map((words) => t('layout.suggest.comesNear', { words: isolateText(words) })),
    ...(absent.length > 0
      ? [t('listing.read.absent', { words: isolateText(joinByComma(language.code, absent)) })]
      : []),
    ...(mentioned ? [t('listing.read.mentioned', { words: isolateText(mentioned) })] : []),
    ...(thenFor ? [t('listing.read.thenFor', { words: isolateText(thenFor) })] : []),
    ...(fewer ? [t(`listing.read.${fewer}`, { text: isolateText(searched ?? '') })] : []),
  ];
};

/** What the searched text was read as; a press takes a reading away and searches for the words. */
const UnderstoodParts = ({ listing }: Props) => {
  const { understood, stores } = listing;
  const { t } = useTranslation();
  const { query } = useListing();
  const nameOf = useNameOf();
  const reasons = useReasons(listing);
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2">
      {stores.map((store) => (
        <StoreLink key={store.id} store={store} />
      ))}
      {reasons.map((reason) => (
        <p key={reason} role="status">
          {reason}
        </p>
      ))}
      {understood.length > 0 && (
        <ul aria-label={t('listing.read.understood')} className="flex flex-wrap gap-2">
          {understood.map((part) => (
            <li key={part.text} className="min-w-0 max-w-full">
              {part.kind === 'attribute' && !part.applied && part.rest !== '' ? (
                <Link
                  to={withoutReading(query, part)}
                  className="font-medium text-primary underline"
                >
                  {t('listing.searchInstead', { text: isolateText(part.rest) })}
                </Link>
              ) : (
                <Link
                  to={withoutReading(query, part)}
                  preventScrollReset
                  aria-label={t('listing.remove', { name: nameOf(part) })}
                  className={cx(
                    chipClass(part.applied),
                    'wrap-anywhere',
                    !part.applied && 'line-through',
                  )}
                >
                  {nameOf(part)}
                  <Icon name="x" className="size-3.5 shrink-0" />
                </Link>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};

export default UnderstoodParts;
