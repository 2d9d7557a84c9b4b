import { isRouteErrorResponse, Link, useLocation, useRouteError } from 'react-router';
import type { Translate } from '#i18n/translate.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { buttonClass } from '#web/ui/button.tsx';

/** What a loader throws carries its own translated message; a bug has none that a shopper may see. */
const explain = (error: unknown, t: Translate): { status: number; message: string } => {
  if (!isRouteErrorResponse(error)) return { status: 500, message: t('error.wentWrong') };
  const { status } = error;
  const thrown: unknown = error.data;
  if (typeof thrown === 'object' && thrown !== null && 'message' in thrown) {
    return { status, message: String(thrown.message) };
  }
  return { status, message: t(status === 404 ? 'error.notFound' : 'error.wentWrong') };
};

/** The apology, the message, the status code, and two ways on. */
const ErrorMessage = () => {
  const { t, paths } = useTranslation();
  const { pathname, search } = useLocation();
  const { status, message } = explain(useRouteError(), t);
  return (
    <section className="shell-narrow grid justify-items-center gap-4 py-20 text-center md:py-32">
      <title>{message}</title>
      <meta name="robots" content="noindex" />
      <p className="eyebrow">
        {t('error.code')} <bdi dir="ltr">{status}</bdi>
      </p>
      <h1 className="text-4xl font-semibold">{t('error.title')}</h1>
      <p className="max-w-prose text-lg text-soft">{message}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        {status !== 404 && (
          <Link to={pathname + search} reloadDocument className={buttonClass()}>
            {t('error.reload')}
          </Link>
        )}
        <Link
          to={paths.home()}
          reloadDocument
          className={buttonClass({ variant: status === 404 ? 'primary' : 'secondary' })}
        >
          {t('error.home')}
        </Link>
      </div>
    </section>
  );
};

/** The error page; without the shop's frame (the API is down) it stands alone. */
export const ErrorPage = ({ framed = false }: { framed?: boolean }) =>
  framed ? (
    <ErrorMessage />
  ) : (
    <main>
      <ErrorMessage />
    </main>
  );
