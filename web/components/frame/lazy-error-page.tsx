import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { lazyPart } from '#web/rendering/lazy-part.tsx';

/** Where its script cannot be reached either, the little that stands here already. */
const WithoutScript = () => {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  return (
    <main className="shell-narrow grid justify-items-center gap-4 py-20 text-center">
      <h1 className="text-4xl font-semibold">{t('error.title')}</h1>
      <p>{t('error.wentWrong')}</p>
      <a href={pathname + search} className="underline">
        {t('error.reload')}
      </a>
    </main>
  );
};

const LatePage = lazyPart<{ framed?: boolean }>(() => import('./error-page.tsx'), WithoutScript);

/** The error page, whose script comes with the error. */
export const ErrorPage = (props: { framed?: boolean }) => (
  <Suspense>
    <LatePage {...props} />
  </Suspense>
);
