import type { SuggestionsData } from '#contract/search.ts';
import { useReducer, type ReactNode, type RefObject } from 'react';
import { Link } from 'react-router';
import { ShopPicture } from '#web/components/product/picture.tsx';
import { useMoney } from '#web/lib/shop-data.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { cx } from '#web/ui/class-names.ts';
import type { IconName } from '#web/ui/icon-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { findRecent, forgetRecent, keepRecent } from './recent-searches.ts';
import { LIST_ID, useCombobox } from './use-combobox.ts';
import { useSuggestions } from './use-suggestions.ts';

type Option = {
  to: string;
  title: string;
  /** In which category, or for how much. */
  note?: string;
  image?: string;
  icon?: IconName;
  /** Kept among the recent searches when it is chosen. */
  search?: string;
};
type Group = { name: string; options: Option[]; wide?: boolean };

const useGroups = (text: string, found: SuggestionsData | undefined, recent: string[]) => {
  const { t, paths } = useTranslation();
  const money = useMoney();
  const keyword = (icon: IconName) => (title: string) => ({
    to: paths.search(title),
    title,
    icon,
    search: title,
  });
  const groups: Group[] = [
    { name: t('layout.suggest.recent'), options: recent.map(keyword('rotate-ccw')) },
    {
      name: t('layout.suggest.keywords'),
      options: (found?.suggested ?? [])
        .filter(({ title }) => !recent.includes(title))
        .map(({ title }) => keyword('search')(title)),
    },
    {
      name: t('layout.suggest.categories'),
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
    {
      name: t('layout.suggest.products'),
      wide: true,
      options: (found?.product ?? []).map((product) => ({
        to: paths.product(product),
        title: product.title,
        image: product.image,
        note: money(product.current),
      })),
    },
  ];
  const all: Option = {
    to: paths.search(text),
    title: t('layout.suggest.searchFor', { text }),
    icon: 'search',
    search: text,
  };
  return { all, groups: groups.filter(({ options }) => options.length > 0) };
};

const idOf = (at: number) => `${LIST_ID}-${at}`;

type LineProps = { option: Option; at: number; active: boolean; wide?: boolean };

const Line = ({ option, at, active, wide = false }: LineProps) => (
  <Link
    id={idOf(at)}
    role="option"
    aria-selected={active}
    tabIndex={-1}
    to={option.to}
    onClick={() => keepRecent(option.search ?? '')}
    className={cx(
      'flex min-h-10 items-center gap-3 rounded-sm px-3 py-1.5 text-sm hover:bg-surface',
      active && 'bg-surface ring-2 ring-primary ring-inset',
    )}
  >
    {option.icon && <Icon name={option.icon} className="size-4 shrink-0 text-faint" />}
    {option.image && (
      <span
        className={cx(
          'shrink-0 overflow-hidden rounded-sm bg-surface',
          wide ? 'size-12' : 'size-9',
        )}
      >
        <ShopPicture image={option.image} alt="" sizes="48px" upTo={160} />
      </span>
    )}
    <span className="min-w-0">
      <span className={cx('block', wide && 'line-clamp-2 leading-snug')}>{option.title}</span>{' '}
      {option.note && (
        <span className={cx('block', wide ? 'font-semibold' : 'text-xs text-faint')}>
          <bdi>{option.note}</bdi>
        </span>
      )}
    </span>
  </Link>
);

const Section = ({ name, children }: { name: string; children: ReactNode }) => (
  <div role="group" aria-label={name}>
    <p aria-hidden="true" className="px-3 pt-3 pb-1 text-xs font-semibold text-faint">
      {name}
    </p>
    {children}
  </div>
);

type Numbered = Group & { first: number };

/** Each group with the place of its first option; the search for the text itself is before all. */
const numbered = (groups: readonly Group[]): Numbered[] => {
  let first = 1;
  return groups.map((group) => {
    const placed = { ...group, first };
    first += group.options.length;
    return placed;
  });
};

type Props = { form: RefObject<HTMLFormElement | null> };

/** What the shop offers for the text in the search field, below it. */
export default function SearchPopup({ form }: Props) {
  const { t } = useTranslation();
  const { text, open, active } = useCombobox(form);
  const found = useSuggestions(open ? text : '');
  // What was searched for is kept by the browser: forgetting it has to be drawn.
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  const recent = open ? findRecent(text) : [];
  const { all, groups } = useGroups(text, found, recent);
  const placed = numbered(groups);
  const draw = ({ name, options, first, wide }: Numbered) => (
    <Section key={name} name={name}>
      {options.map((option, index) => {
        const at = first + index;
        return (
          <Line key={at} option={option} at={at} active={at === active} wide={wide ?? false} />
        );
      })}
    </Section>
  );
  const count = groups.reduce((sum, { options }) => sum + options.length, 0);
  const products = placed.filter(({ wide }) => wide);
  return (
    <>
      <p role="status" className="sr-only">
        {open && found && t('layout.suggest.found', { count })}
      </p>
      <div
        className={cx(
          'absolute inset-x-0 top-full z-40 mt-2 max-h-125 flex-col rounded-md border border-line bg-raised p-2 shadow-high',
          open ? 'flex' : 'hidden',
        )}
      >
        <div
          id={LIST_ID}
          role="listbox"
          aria-label={t('layout.suggest.label')}
          className="min-h-0 overflow-y-auto overscroll-contain"
        >
          {open && (
            <>
              <Line option={all} at={0} active={active === 0} />
              <div className={cx('grid gap-x-4', products.length > 0 && 'md:grid-cols-2')}>
                <div>{placed.filter(({ wide }) => !wide).map(draw)}</div>
                <div>{products.map(draw)}</div>
              </div>
            </>
          )}
        </div>
        {recent.length > 0 && (
          <button
            type="button"
            onClick={() => {
              forgetRecent();
              drawAgain();
              form.current?.querySelector('input')?.focus();
            }}
            className="mt-1 min-h-9 shrink-0 self-start rounded-sm px-3 text-sm text-primary hover:underline"
          >
            {t('layout.suggest.clearRecent')}
          </button>
        )}
      </div>
    </>
  );
}
