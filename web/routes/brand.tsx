import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { listingMeta } from '#web/components/listing/listing-meta.ts';
import { LISTING } from '#web/components/listing/listing-query.ts';
import { ListingPage } from '#web/components/listing/listing-page.tsx';
import { addressOf, loadListing } from '#web/components/listing/load-listing.server.ts';
import { requireId } from '#web/components/listing/require-id.server.ts';
import { requireAddress } from '#web/lib/seo/canonical.server.ts';
import { visitContext } from '#web/lib/visit/context.server.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import type { Handle } from '#web/lib/page-data/handle.ts';
import { publicHeaders } from '#web/lib/page-data/public-page.ts';

export { shouldRevalidate } from '#web/lib/page-data/revalidation.ts';

export const headers = publicHeaders;

export const handle: Handle = { query: { ...LISTING, brand: 'one' } };

const OWN = ['brand'];

export const loader = async (args: LoaderFunctionArgs) => {
  const { language } = args.context.get(visitContext);
  const id = await requireId(args, 'brand', (paths, its) => paths.brand(its));
  const loaded = await loadListing(args, { brand: [id] });
  const address = addressOf(args, loaded, {
    path: (paths, slug) => paths.brand({ slug, id }),
    own: OWN,
  });
  requireAddress(args.url, address.alternates[language]);
  return { ...loaded, ...address };
};

export const meta: MetaFunction<typeof loader> = (args) => listingMeta(args);

export default function BrandRoute() {
  const { listing, cards, popular, more } = useLoaderData<typeof loader>();
  const { t, paths } = useTranslation();
  return (
    <ListingPage
      listing={listing}
      cards={cards}
      popular={popular}
      more={more}
      places={[{ title: t('listing.allBrands'), to: paths.brands() }]}
      own={OWN}
    />
  );
}
