import { type MetaArgs, useMatches } from 'react-router';
import type { MessageKey } from '#i18n/translate.ts';
import { Link } from '#web/lib/paths/link.tsx';
import { metaTranslate, pageMeta } from '#web/lib/seo/meta.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { buttonClass } from '#web/ui/button.tsx';

/** The name of the page that a route will be one day: routes are called as their pages are. */
const comingSoonTitle = (routeId = '') => `comingSoon.titles.${routeId}` as MessageKey;

/** Its title, and that search engines may wait too. */
export const comingSoonMeta = ({ matches, location }: Pick<MetaArgs, 'matches' | 'location'>) =>
  pageMeta({
    matches,
    location,
    title: metaTranslate(matches, location)(comingSoonTitle(matches.at(-1)?.id)),
    noindex: true,
  });

/** Says which page this will be, that it comes soon, and offers a way on. */
export const ComingSoon = () => {
  const { t, paths } = useTranslation();
  const title = comingSoonTitle(useMatches().at(-1)?.id);
  return (
    <section className="shell-narrow grid justify-items-start gap-5 py-16 md:py-28">
      <p className="eyebrow">{t('comingSoon.label')}</p>
      <h1 className="text-3xl font-semibold">{t(title)}</h1>
      <p className="max-w-prose text-lg text-soft">{t('comingSoon.text')}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Link to={paths.home()} className={buttonClass()}>
          {t('layout.backHome')}
        </Link>
        <Link to={paths.categories()} className={buttonClass({ variant: 'secondary' })}>
          {t('layout.browseCategories')}
        </Link>
      </div>
    </section>
  );
};
