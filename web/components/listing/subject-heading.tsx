import { BrandHeading } from '#web/components/brands/brand-heading.tsx';
import { ShopPicture } from '#web/components/picture/picture.tsx';
import { PictureHeading } from '#web/components/navigation/picture-heading.tsx';
import { isolateText } from '#web/lib/texts/isolate.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { CategoryLinks } from './category-links.tsx';
import { listingTitle } from './listing-meta.ts';
import type { ShownListing } from './shown-listing.ts';

type Props = {
  listing: ShownListing;
  /** The picture of what is listed. */
  image: string;
};

/** What is listed, in words and pictures: a category with its parts, a brand, what somebody has put together. */
const SubjectHeading = ({ listing, image }: Props) => {
  const { t } = useTranslation();
  const { kind, description } = listing.subject;
  if (kind === 'brand') return <BrandHeading listing={listing} image={image} />;
  const texts = (
    <>
      <h1 className="text-3xl font-semibold">{listingTitle(t, listing, isolateText)}</h1>
      {description && <p className="max-w-prose text-soft">{description}</p>}
    </>
  );
  const parts = <CategoryLinks listing={listing} chips pictures />;
  if (kind !== 'category' && kind !== 'sub_category')
    return (
      <PictureHeading image={image}>
        {texts}
        {parts}
      </PictureHeading>
    );
  return (
    <header className="category-heading">
      <figure className="size-20 overflow-hidden rounded-md">
        <ShopPicture image={image} alt="" sizes="80px" upTo={320} />
      </figure>
      <div>{texts}</div>
      {parts}
    </header>
  );
};

export default SubjectHeading;
