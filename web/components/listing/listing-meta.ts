import type { MetaDescriptor } from 'react-router';
import { pictureAddress } from '#web/lib/seo/picture-address.ts';
import { metaTranslate, pageMeta } from '#web/lib/seo/meta.ts';
import { listingTitle } from './listing-title.ts';
import type { LoadedListing, addressOf } from './load-listing.server.ts';
import { sentListing } from './shown-listing.ts';

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
