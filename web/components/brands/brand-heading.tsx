import { ShopPicture } from '#web/components/picture/picture.tsx';
import { CategoryLinks } from '#web/components/listing/category-links.tsx';
import { listingTitle } from '#web/components/listing/listing-meta.ts';
import type { ShownListing } from '#web/components/listing/shown-listing.ts';
import { isolateText } from '#web/lib/texts/isolate.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { BrandFacts } from './brand-facts.tsx';
import { BrandHighlights } from './brand-highlights.tsx';

type Props = {
  listing: ShownListing;
  /** The mark of the brand. */
  image: string;
};

/** The heading of a brand's page: its mark, what it says of itself, and what the shop has of it. */
export const BrandHeading = ({ listing, image }: Props) => {
  const { t } = useTranslation();
  const { subject, facets } = listing;
  const { description } = subject;
  return (
    <header className="category-heading">
      <span>
        <ShopPicture image={image} alt="" sizes="96px" upTo={320} />
      </span>
      <div>
        <h1 className="text-3xl font-semibold">{listingTitle(t, listing, isolateText)}</h1>
        {description && <p className="max-w-prose text-soft">{description}</p>}
        <BrandFacts {...listing} />
        {facets.categories.length > 1 && <CategoryLinks listing={listing} chips pictures />}
      </div>
      <BrandHighlights {...listing} />
    </header>
  );
};
