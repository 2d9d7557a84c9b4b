import { BANNER_TYPE, type BannerType } from '#contract/codes.ts';
import { CardRow } from '#web/components/card/card-grid.tsx';
import type { ShownHome } from '#web/components/card/shown-card.ts';
import { SectionHeading } from '#web/components/navigation/section-heading.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { BannerRow, BannerTile } from './banner-tile.tsx';
import { FeaturedBrands } from './featured.tsx';

type Props = { home: ShownHome };

const bannersAt = ({ banners }: ShownHome, ...types: BannerType[]) =>
  banners.filter(({ type }) => types.some((one) => one === type));

/** Two banners. */
export const BesideSlider = ({ home }: Props) => {
  const { besideSliderTop, besideSliderBottom } = BANNER_TYPE;
  const banners = bannersAt(home, besideSliderTop, besideSliderBottom).slice(0, 2);
  if (banners.length === 0) return null;
  return (
    <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-1">
      {banners.map((banner) => (
        <li key={banner.id} className="grid">
          <BannerTile banner={banner} />
        </li>
      ))}
    </ul>
  );
};

/** Collections with banners between them, and the brands. */
export const Rows = ({ home }: Props) => {
  const [first, second, ...rest] = home.collections;
  return (
    <>
      <BannerRow banners={bannersAt(home, BANNER_TYPE.underFlashSale).slice(0, 1)} />
      {first && <CollectionRow collection={first} />}
      <BannerRow banners={bannersAt(home, BANNER_TYPE.pair).slice(0, 2)} />
      {second && <CollectionRow collection={second} />}
      <BannerRow banners={bannersAt(home, BANNER_TYPE.triple).slice(0, 3)} />
      {rest.map((collection) => (
        <CollectionRow key={collection.id} collection={collection} />
      ))}
      <BannerRow banners={bannersAt(home, BANNER_TYPE.brandStrip).slice(0, 2)} />
      <FeaturedBrands brands={home.featured_brands} />
    </>
  );
};

/** The last banner. */
export const AboveFooter = ({ home }: Props) => (
  <BannerRow banners={bannersAt(home, BANNER_TYPE.aboveFooter).slice(0, 1)} />
);

type Collection = ShownHome['collections'][number];

/** A hand-picked row of products. */
const CollectionRow = ({ collection }: { collection: Collection }) => {
  const { paths } = useTranslation();
  const id = `collection-${collection.id}`;
  const all = paths.collection(collection);
  return (
    <section aria-labelledby={id} className="late-part">
      <SectionHeading id={id} title={collection.title} text={collection.description} to={all} />
      <CardRow
        cards={collection.products}
        label={collection.title}
        allAt={collection.hasMore ? all : undefined}
      />
    </section>
  );
};
