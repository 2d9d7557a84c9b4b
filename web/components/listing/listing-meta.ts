import type { MetaDescriptor } from 'react-router';
import type { Translate } from '#i18n/translate.ts';
import { metaTranslate, pageMeta, pictureAddress } from '#web/lib/seo/meta.ts';
import type { addressOf, LoadedListing } from './load-listing.server.ts';
import { sentListing, type ShownListing } from './shown-listing.ts';

/**
 * What a listing is of, as its heading, its trail and the window say it; `write` sets the text into the
 * sentence that its products were found by.
 */
export const listingTitle = (
  t: Translate,
  { subject, searched, corrected, products }: ShownListing,
  write = (text: string) => text,
): string => {
  if (searched) {
    const named = products.total === 0 ? 'listing.nothingFor' : 'listing.resultsFor';
    return t(named, { text: write(corrected ?? searched) });
  }
  const unnamed = subject.kind === 'home_block' ? 'listing.deals' : 'listing.everything';
  return subject.title ?? t(unnamed);
};

type Loaded = LoadedListing & Partial<ReturnType<typeof addressOf>>;
type Args = {
  loaderData?: Loaded | undefined;
  matches: Parameters<typeof pageMeta>[0]['matches'];
  location: { pathname: string; search: string };
};

/** The meta tags of a listing. */
export const listingMeta = ({ loaderData, matches, location }: Args): MetaDescriptor[] => {
  if (!loaderData) return [];
  const t = metaTranslate(matches, location);
  const { alternates, canonicalQuery = '', noindex } = loaderData;
  const listing = sentListing(loaderData.listing);
  const { subject, searched } = listing;
  const title = listingTitle(t, listing);
  const { page } = listing.products;
  return pageMeta({
    matches,
    location,
    title: page > 1 ? `${title} · ${t('layout.page', { number: page })}` : title,
    description: subject.description ?? t('listing.description', { title }),
    image: subject.image && pictureAddress(matches, subject.image),
    alternates,
    canonicalQuery,
    noindex: noindex ?? searched !== null,
  });
};
