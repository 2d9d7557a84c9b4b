import type { StaticPage as StaticPageData } from '#contract/content.ts';
import { writeDate } from '#web/lib/texts/dates.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';

/** A page of the shop's own texts: privacy, terms, questions, help. */
export const StaticPage = ({ page }: { page: StaticPageData }) => {
  const { t, language } = useTranslation();
  return (
    <article className="shell-narrow py-10 md:py-16">
      <h1 className="text-3xl font-semibold">{page.title}</h1>
      <p className="mt-3 text-sm text-faint">
        {t('layout.updated', { date: writeDate(page.updated, language) })}
      </p>
      <div className="prose mt-8 md:mt-12" dangerouslySetInnerHTML={{ __html: page.description }} />
    </article>
  );
};
