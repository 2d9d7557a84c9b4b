import { useMatches } from 'react-router';
import { Link } from '#web/lib/paths/link.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { comingSoonTitle } from '#web/lib/seo/coming-soon-meta.ts';

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
