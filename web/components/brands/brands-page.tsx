import type { BrandOverview, listBrands } from '#contract/catalogue/brand.ts';
import type { DataOf } from '#contract/endpoint.ts';
import { PageBreadcrumbs } from '#web/components/navigation/page-breadcrumbs.tsx';
import { Pages, usePageAddress } from '#web/components/navigation/page-links.tsx';
import { SmallPicture } from '#web/components/picture/picture.tsx';
import { Link } from '#web/lib/paths/link.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';

const LOGO_WIDTHS = [160, 320] as const;
/** The first ones are seen at once. */
const EAGER = 4;

/** Where the brands of a letter begin. */
const idOf = (letter: string): string => `letter-${letter === '#' ? '0' : letter}`;

type Brands = DataOf<typeof listBrands>;

/** The letters that there are brands of, each a way to its brands, also on another page. */
const Letters = ({ letters, page: shown }: Pick<Brands, 'letters' | 'page'>) => {
  const { t } = useTranslation();
  const addressOf = usePageAddress();
  return (
    <nav aria-label={t('listing.brandLetters')}>
      <ul className="flex flex-wrap gap-2">
        {letters.map(({ letter, page }) => (
          <li key={letter}>
            <Link
              to={`${page === shown ? '' : addressOf(page)}#${idOf(letter)}`}
              className="grid size-9 place-items-center rounded-full border border-line text-sm font-medium hover:border-ink"
            >
              {letter}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};

/** The name's link covers the row. */
const Brand = ({ brand, eager }: { brand: BrandOverview; eager: boolean }) => {
  const { t, paths } = useTranslation();
  return (
    <li className="group relative flex items-center gap-3">
      <span className="size-14 shrink-0 overflow-hidden rounded-md bg-surface">
        <SmallPicture image={brand.image} widths={LOGO_WIDTHS} eager={eager} />
      </span>
      <span className="min-w-0">
        <Link
          to={paths.brand(brand)}
          className="font-medium group-hover:underline after:absolute after:inset-0"
        >
          {brand.title}
        </Link>
        <span className="block text-sm text-faint">
          {t('listing.count', { count: brand.product_count })}
        </span>
      </span>
    </li>
  );
};

/** Every brand of the shop, from A to Z. */
export const BrandsPage = ({ brands }: { brands: Brands }) => {
  const { t } = useTranslation();
  const groups = [...Map.groupBy(brands.result, ({ letter }) => letter)];
  const first = new Set(brands.result.slice(0, EAGER));
  return (
    <div className="shell pb-16">
      <PageBreadcrumbs places={[]} here={t('listing.allBrands')} />
      <h1 className="text-3xl font-semibold">{t('listing.allBrands')}</h1>
      <p className="mt-2 mb-6 max-w-prose text-soft">{t('listing.brandsDescription')}</p>
      <Letters {...brands} />
      <div className="marks mt-10 gap-x-5 md:columns-[17rem]">
        {groups.map(([letter, members]) => (
          <section
            key={letter}
            aria-labelledby={idOf(letter)}
            className="mb-6 break-inside-avoid border-t border-line pt-4 max-md:flex max-md:gap-x-8"
          >
            <h2 id={idOf(letter)} className="mb-3 w-8 text-2xl font-semibold">
              {letter}
            </h2>
            <ul className="grid gap-4">
              {members.map((brand) => (
                <Brand key={brand.id} brand={brand} eager={first.has(brand)} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <div className="mt-12 empty:hidden">
        <Pages page={brands.page} lastPage={brands.last_page} />
      </div>
    </div>
  );
};
