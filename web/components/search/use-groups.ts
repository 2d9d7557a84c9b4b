import type { SuggestionsData } from '#contract/catalogue/search.ts';
import { cardAddress } from '#web/components/card/card-address.ts';
import { isolateText } from '#web/lib/texts/isolate.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import type { IconName } from '#web/ui/icon-names.ts';

export type Option = {
  to: string;
  title: string;
  /** In which category. */
  note?: string;
  /** For how much. */
  price?: Pick<SuggestionsData['product'][number], 'current' | 'previous' | 'reduction'>;
  image?: string;
  icon?: IconName;
  /** Kept among the recent searches when it is chosen. */
  search?: string;
};
export type Group = {
  name: string;
  options: Option[];
  wide?: boolean;
  /** Two beside each other on phones. */
  beside?: boolean;
};

/** More of them would push the products out of a phone's sight. */
const MOST_KEYWORDS = 4;

/** What is offered for a text: what has been found, each group with its options. */
export const useGroups = (
  text: string,
  found: SuggestionsData | undefined,
  recent: string[],
): Group[] => {
  const { t, paths } = useTranslation();
  const keyword = (icon: IconName) => (title: string) => ({
    to: paths.search(title),
    title,
    icon,
    search: title,
  });
  const productsName = (): string => {
    const missing = found?.comes_near_to ?? [];
    if (missing.length > 0)
      return t('layout.suggest.comesNear', { words: isolateText(missing.join(' ')) });
    return t(`layout.suggest.${text === '' ? 'popular' : 'products'}`);
  };
  const groups: Group[] = [
    { name: t('layout.suggest.recent'), options: recent.map(keyword('clock')) },
    {
      name: t(`layout.suggest.${text === '' ? 'popularSearches' : 'keywords'}`),
      options: (found?.suggested ?? [])
        .filter(({ title }) => !recent.includes(title))
        .slice(0, MOST_KEYWORDS)
        .map(({ title }) => keyword('search')(title)),
    },
    {
      name: t('layout.suggest.brands'),
      options: (found?.brands ?? []).map((brand) => ({
        to: paths.brand(brand),
        title: brand.title,
        image: brand.image,
      })),
    },
    {
      name: productsName(),
      wide: true,
      options: (found?.product ?? []).map((product) => ({
        to: cardAddress(paths, product),
        title: product.title,
        image: product.image,
        price: product,
      })),
    },
    {
      name: t('layout.suggest.stores'),
      options: (found?.stores ?? []).map(({ slug, title, logo }) => ({
        to: paths.store(slug),
        title,
        ...(logo !== null && { image: logo }),
      })),
    },
    {
      name: t('layout.suggest.categories'),
      beside: true,
      options: [
        ...(found?.category ?? []).map(({ slug, title, image }) => ({
          to: paths.category(slug),
          title,
          image,
        })),
        ...(found?.sub_category ?? []).map(({ slug, title, image, category }) => ({
          to: paths.subCategory(category.slug, slug),
          title,
          image,
          note: t('layout.suggest.in', { category: category.title }),
        })),
      ],
    },
  ];
  return groups.filter(({ options }) => options.length > 0);
};

/** The way to all results of the text: of what it was found to become, once that is known. */
export const useAllResults = (text: string, found: SuggestionsData | undefined): Option => {
  const { t, paths } = useTranslation();
  const isFound = found !== undefined && found.product.length > 0;
  const search = isFound ? found.search : text;
  return {
    to: paths.search(search),
    title: isFound
      ? t('layout.suggest.allResults')
      : t('layout.suggest.searchFor', { text: isolateText(text) }),
    icon: isFound ? 'arrow-right' : 'search',
    search,
  };
};
