import { useShopLists } from '#web/components/menu/use-shop-lists.ts';
import { Link } from '#web/lib/paths/link.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { buttonClass } from '#web/ui/button.tsx';

/** The shop's categories, for whoever has not found what they looked for. */
export const CategoryChips = () => {
  const { t, paths } = useTranslation();
  const { categories } = useShopLists();
  return (
    <nav aria-label={t('layout.categories')}>
      <ul className="flex flex-wrap justify-center gap-2">
        {categories.map(({ id, slug, title }) => (
          <li key={id}>
            <Link
              to={paths.category(slug)}
              className={buttonClass({ variant: 'secondary', size: 'sm' })}
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
