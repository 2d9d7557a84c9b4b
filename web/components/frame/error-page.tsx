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
  const home = { to: paths.home(), text: t('error.home') };
  const reload = { to: pathname + search, text: t('error.reload') };
  // What is missing will hardly be there a moment later; anything else may be.
  const ways = status === 404 ? [home, reload] : [reload, home];
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
        {ways.map(({ to, text }, at) => (
          <Link
            key={text}
            to={to}
            reloadDocument
            className={buttonClass({ variant: at === 0 ? 'primary' : 'secondary' })}
          >
            {text}
          </Link>
        ))}
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
