import type { BrandOverview } from '#contract/catalogue/brand.ts';
import type { CommonData, Link as LinkData } from '#contract/shop/common.ts';
import type { StoreOverview } from '#contract/stores/store.ts';
import type { ReactNode } from 'react';
import { Link } from '#web/lib/paths/link.tsx';
import { ShopLink } from '#web/components/links/shop-link.tsx';
import { PageBreadcrumbs } from '#web/components/navigation/page-breadcrumbs.tsx';
import { StaticPart } from '#web/rendering/static-part.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';

const linkClass = 'inline-block rounded-sm py-0.5 text-soft hover:text-primary hover:underline';

type BlockProps = { id: string; title: string; children: ReactNode };

const Block = ({ id, title, children }: BlockProps) => (
  <section aria-labelledby={id}>
    <h2 id={id} className="mb-5 border-b border-line pb-3 text-2xl font-semibold">
      {title}
    </h2>
    {children}
  </section>
);

const Columns = ({ links }: { links: { to: string; title: string }[] }) => (
  <ul className="grid gap-x-8 gap-y-1 sm:grid-cols-2 lg:grid-cols-4">
    {links.map(({ to, title }) => (
      <li key={to}>
        <Link to={to} className={linkClass}>
          {title}
        </Link>
      </li>
    ))}
  </ul>
);

const Categories = ({ categories }: Pick<CommonData, 'categories'>) => {
  const { paths } = useTranslation();
  return (
    <ul className="grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
      {categories.map((category) => (
        <li key={category.id}>
          <Link to={paths.category(category.slug)} className="font-semibold hover:underline">
            {category.title}
          </Link>
          <ul className="mt-1.5">
            {category.public_sub_categories.map(({ id, slug, title }) => (
              <li key={id}>
                <Link to={paths.subCategory(category.slug, slug)} className={linkClass}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
};

/** The shop's own pages, and those that its owner links to. */
const ShopPages = ({ links }: { links: readonly LinkData[] }) => {
  const { t, paths } = useTranslation();
  const own = [
    { to: paths.home(), title: t('layout.home') },
    { to: paths.flashSales(), title: t('flashSale.title') },
  ];
  return (
    <ul className="grid gap-x-8 gap-y-1 sm:grid-cols-2 lg:grid-cols-4">
      {own.map(({ to, title }) => (
        <li key={to}>
          <Link to={to} className={linkClass}>
            {title}
          </Link>
        </li>
      ))}
      {links.map((link) => (
        <li key={link.link + link.title}>
          <ShopLink link={link} className={linkClass}>
            {link.title}
          </ShopLink>
        </li>
      ))}
    </ul>
  );
};

export type SitemapData = Pick<CommonData, 'categories'> & {
  brands: readonly BrandOverview[];
  stores: readonly StoreOverview[];
  /** The owner's, to pages of the shop. */
  links: readonly LinkData[];
};

const Blocks = ({ categories, brands, stores, links }: SitemapData) => {
  const { t, paths } = useTranslation();
  const brandLinks = brands.map((brand) => ({ to: paths.brand(brand), title: brand.title }));
  const storeLinks = stores.map(({ slug, name }) => ({ to: paths.store(slug), title: name }));
  return (
    <>
      <Block id="sitemap-categories" title={t('sitemap.categories')}>
        <Categories categories={categories} />
      </Block>
      <Block id="sitemap-brands" title={t('sitemap.brands')}>
        <Columns links={[...brandLinks, { to: paths.brands(), title: t('sitemap.allBrands') }]} />
      </Block>
      <Block id="sitemap-stores" title={t('sitemap.stores')}>
        <Columns links={[...storeLinks, { to: paths.stores(), title: t('sitemap.allStores') }]} />
      </Block>
      <Block id="sitemap-pages" title={t('sitemap.pages')}>
        <ShopPages links={links} />
      </Block>
    </>
  );
};

/** The shop on one page; of brands and stores the first, and the way to all. */
export const SitemapPage = ({ data }: { data: SitemapData | undefined }) => {
  const { t } = useTranslation();
  return (
    <div className="shell pb-16">
      <PageBreadcrumbs places={[]} here={t('sitemap.title')} />
      <h1 className="mb-10 text-3xl font-semibold">{t('sitemap.title')}</h1>
      <StaticPart data={data} className="grid gap-12">
        {(shown) => <Blocks {...shown} />}
      </StaticPart>
    </div>
  );
};
