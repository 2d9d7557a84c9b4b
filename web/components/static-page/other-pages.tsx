import type { Link as LinkData } from '#contract/shop/common.ts';
import { ShopLink } from '#web/components/links/shop-link.tsx';
import { isLocalPath, withoutPrefix } from '#web/lib/paths/language.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { cx } from '#web/ui/class-names.ts';

type Links = readonly LinkData[];

/** Of the page that is read; its address without the language. */
export const isOf = ({ link }: LinkData, here: string): boolean =>
  isLocalPath(link) && withoutPrefix(link) === here;

const Entries = ({ title, links, here }: { title: string; links: Links; here: string }) => {
  if (links.length === 0) return null;
  const isHere = links.some((link) => isOf(link, here));
  return (
    <div className={cx('shrink-0 lg:grid', isHere && 'max-lg:order-first')}>
      <h2 className="px-3.5 pb-1 text-sm font-semibold max-lg:hidden">{title}</h2>
      <ul className="flex shrink-0 gap-2 lg:block">
        {links.map((link) => {
          const isCurrent = isOf(link, here);
          return (
            <li
              key={link.link + link.title}
              className={isCurrent ? 'max-lg:order-first' : undefined}
            >
              <ShopLink
                link={link}
                current={isCurrent}
                className={cx(
                  'inline-flex min-h-9 w-full items-center rounded-full border px-3.5 py-1 text-sm whitespace-nowrap transition-colors',
                  isCurrent
                    ? 'border-primary bg-primary-wash text-primary'
                    : 'border-line text-soft hover:text-ink lg:border-transparent',
                )}
              >
                {link.title}
              </ShopLink>
            </li>
          );
        })}
      </ul>
    </div>
  );
};

/** The shop's other texts: beside the one that is read; on phones a row above it, which begins with that one. */
export const OtherPages = ({
  services,
  about,
  here,
}: {
  services: Links;
  about: Links;
  here: string;
}) => {
  const { t } = useTranslation();
  return (
    <nav
      aria-label={t('sitemap.pages')}
      className="relative flex gap-2 overflow-x-auto py-1 [scrollbar-width:thin] max-lg:-mx-4 max-lg:px-4 lg:sticky lg:top-24 lg:grid lg:gap-8 print:hidden"
    >
      <Entries title={t('layout.services')} links={services} here={here} />
      <Entries title={t('layout.about')} links={about} here={here} />
    </nav>
  );
};
