import type { MenuCategory, SiteBanner } from '#contract/shop/common.ts';
import { SourceLink } from '#web/components/links/source-link.tsx';
import { usePictureUrl } from '#web/components/picture/picture.tsx';
import { Link } from '#web/lib/paths/link.tsx';
import { useShopLists } from '#web/components/menu/use-shop-lists.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';

const Entry = ({ category }: { category: MenuCategory }) => {
  const { paths } = useTranslation();
  const picture = usePictureUrl();
  return (
    <li>
      <Link to={paths.category(category.slug)}>
        <img src={picture(category.image, 160)} alt="" loading="lazy" />
        {category.title}
      </Link>
      <ul>
        {category.public_sub_categories.map((sub) => (
          <li key={sub.id}>
            <Link to={paths.subCategory(category.slug, sub.slug)}>{sub.title}</Link>
          </li>
        ))}
      </ul>
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
