import { BANNER_TYPE, type BannerType } from '#contract/codes.ts';
import { CardRow, type RowLayout } from '#web/components/card/card-grid.tsx';
import type { ShownHome } from '#web/components/card/shown-card.ts';
import { SectionHeading } from '#web/components/navigation/section-heading.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { cx } from '#web/ui/class-names.ts';
import { BannerRow } from './banner-row.tsx';
import { BrandStrip } from './brand-strip.tsx';
import { FeaturedBrands } from './featured.tsx';
import { Scene } from './scene.tsx';
import { TrustBar } from './trust-bar.tsx';

type Props = { home: ShownHome };

const bannersAt = ({ banners }: ShownHome, ...types: BannerType[]) =>
  banners.filter(({ type }) => types.some((one) => one === type));

/** Under the slides. */
export const HomeTrustBar = ({ home }: Props) => (
  <TrustBar banners={bannersAt(home, BANNER_TYPE.trustBar).slice(0, 4)} />
);

/** Collections with banners between them, and the brands. */
export const Rows = ({ home }: Props) => {
  const [first, second, ...rest] = home.collections;
  const { featuredFirst, featuredSecond, pair, triple, brandStrip } = BANNER_TYPE;
  const four = bannersAt(home, featuredFirst, featuredSecond, pair).slice(0, 4);
  return (
    <>
      {first && <CollectionRow collection={first} layout="mosaic" />}
      <BannerRow banners={four} />
      {second && <CollectionRow collection={second} />}
      <BrandStrip banner={bannersAt(home, brandStrip)[0]} products={home.brand_products} />
      {rest.map((collection, at) => (
        <CollectionRow
          key={collection.id}
          collection={collection}
          layout={at % 2 === 0 ? 'pairs' : 'mosaic mosaic-end'}
        />
      ))}
      <BannerRow banners={bannersAt(home, triple).slice(0, 3)} list />
      <FeaturedBrands brands={home.featured_brands} />
    </>
  );
};

/** The last banner. */
export const AboveFooter = ({ home }: Props) => (
  <BannerRow banners={bannersAt(home, BANNER_TYPE.aboveFooter).slice(0, 1)} />
);

/** What phones keep free for a row until it is near, where it is not the usual. */
const ROOM: Record<RowLayout | 'none', string | undefined> = {
  mosaic: '[--tall:46rem]',
  pairs: undefined,
  'mosaic mosaic-end': undefined,
  none: 'max-sm:hidden',
};

type Collection = ShownHome['collections'][number];

type RowProps = {
  collection: Collection;
  /** Without one it is a plain row, which phones leave out: they have rows enough. */
  layout?: RowLayout;
};

/** A hand-picked row of products. */
const CollectionRow = ({ collection, layout }: RowProps) => {
  const { paths } = useTranslation();
  const id = `collection-${collection.id}`;
  const all = paths.collection(collection);
  const { title, description, image } = collection;
  const allAt = collection.hasMore ? all : undefined;
  const scene = layout?.startsWith('mosaic') && allAt ? image : null;
  return (
    <section aria-labelledby={id} className={cx('late-part', ROOM[layout ?? 'none'])}>
      <SectionHeading id={id} title={title} text={scene ? null : description} to={all}>
        {scene && <p className="text-soft lg:hidden">{description}</p>}
      </SectionHeading>
      <CardRow
        cards={collection.products}
        label={title}
        allAt={allAt}
        layout={layout}
        first={scene && <Scene image={scene} text={description ?? title} to={all} />}
      />
    </section>
  );
};
