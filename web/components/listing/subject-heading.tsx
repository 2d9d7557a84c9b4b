import { PictureHeading } from '#web/components/navigation/picture-heading.tsx';
import { ShopPicture } from '#web/components/picture/picture.tsx';
import { isolateText } from '#web/lib/texts/isolate.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { BrandHighlights } from './brand-highlights.tsx';
import { BrandFacts } from './brand-facts.tsx';
import { CategoryLinks } from './category-links.tsx';
import { listingTitle } from './listing-meta.ts';
import type { ShownListing } from './shown-listing.ts';

type Props = {
  listing: ShownListing;
  /** The picture of what is listed. */
  image: string;
};

/** What is listed, in words and pictures: a category with its parts, a brand with its mark, what somebody has put together. */
const SubjectHeading = ({ listing, image }: Props) => {
  const { t } = useTranslation();
  const { kind, description } = listing.subject;
  const isBrand = kind === 'brand';
  const texts = (
    <>
      <h1 className="text-3xl font-semibold">{listingTitle(t, listing, isolateText)}</h1>
      {description && <p className="max-w-prose text-soft">{description}</p>}
      {isBrand && !description && <BrandFacts {...listing} />}
    </>
  );
  const parts = <CategoryLinks listing={listing} chips pictures />;
  if (!isBrand && kind !== 'category' && kind !== 'sub_category')
    return (
      <PictureHeading image={image}>
        {texts}
        {parts}
      </PictureHeading>
    );
  return (
    <header className="category-heading">
      {isBrand && (
        <span>
          <ShopPicture image={image} alt="" sizes="96px" upTo={320} />
        </span>
      )}
      <div>
        {texts}
        {isBrand && parts}
      </div>
      {isBrand ? <BrandHighlights {...listing} /> : parts}
    </header>
  );
};

export default SubjectHeading;
