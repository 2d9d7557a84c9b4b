import type { MenuCategory, SiteBanner } from '#contract/shop/common.ts';
import { SourceLink } from '#web/components/links/source-link.tsx';
import { usePictureUrl } from '#web/components/picture/picture.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/lib/paths/link.tsx';
import { useShopLists } from './use-shop-lists.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';

/** A category: on small screens it unfolds into what is in it, on wide ones all of it is seen. */
const Entry = ({ category }: { category: MenuCategory }) => {
  const { t, paths } = useTranslation();
  const picture = usePictureUrl();
  const { title, slug, public_sub_categories: subs } = category;
  const image = <img src={picture(category.image, 160)} alt="" loading="lazy" />;
  if (subs.length === 0)
    return (
      <li>
        <Link to={paths.category(slug)}>
          {image}
          {title}
        </Link>
      </li>
    );
  return (
    <li>
      <details name="category" className="summary-fold">
        <summary>
          {image}
          {title}
        </summary>
        <Link to={paths.category(slug)}>
          {image}
          <span className="max-lg:hidden">{title}</span>
          <span className="lg:hidden">{t('layout.seeAllOf', { title })}</span>
        </Link>
        <ul>
          {subs.map((sub) => (
            <li key={sub.id}>
              <Link to={paths.subCategory(slug, sub.slug)}>{sub.title}</Link>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
};

const MenuBanner = ({ banner }: { banner: SiteBanner }) => {
  const picture = usePictureUrl();
  return (
    <li className="menu-banner">
      <SourceLink source={banner.source} fallback={banner.link}>
        {banner.image && <img src={picture(banner.image, 480)} alt="" loading="lazy" />}
        {banner.title}
        <Icon name="arrow-right" mirrored className="ms-auto size-4" />
      </SourceLink>
    </li>
  );
};

/** The entries of the menu: every category with what is in it, and the menu's banner. */
export default function MenuEntries() {
  const { categories, menu_banner: banner } = useShopLists();
  return (
    <>
      {categories.map((category) => (
        <Entry key={category.id} category={category} />
      ))}
      {banner && <MenuBanner banner={banner} />}
    </>
  );
}
