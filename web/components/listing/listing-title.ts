import type { Translate } from '#i18n/translate.ts';
import type { ShownListing } from './shown-listing.ts';

/**
 * What a listing is of, as its heading, its trail and the window say it; `write` sets the text that was
 * searched for into the sentence.
 */
export const listingTitle = (
  t: Translate,
  { subject, searched }: ShownListing,
  write = (text: string) => text,
): string => {
  if (searched) return t('listing.resultsFor', { text: write(searched) });
  const unnamed = subject.kind === 'home_block' ? 'listing.deals' : 'listing.everything';
  return subject.title ?? t(unnamed);
};
