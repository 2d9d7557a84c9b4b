import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import type { Translate } from '#i18n/translate.ts';
import { SearchBox } from '#web/components/header/search-box.tsx';
import { useShopLists } from '#web/components/menu/use-shop-lists.ts';
import { LazyPopularProducts } from '#web/components/product/late-products.tsx';
import { Link } from '#web/lib/paths/link.tsx';
import { useDeclaredQuery } from '#web/lib/query/declared-query.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import type { NextLink } from '#web/lib/visit/failure.server.ts';
import { BrandMark } from '#web/ui/brand-mark.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { cx } from '#web/ui/class-names.ts';

type Explained = { status: number; message: string; way?: NextLink | undefined };

/**
 * What the server says before any page is asked, in the shopper's language: a whole sentence, unlike
 * what proxies and the router itself say.
 */
const isSentence = (thrown: unknown): thrown is string =>
  typeof thrown === 'string' && /^[^<>{}"]{1,300}[.।]$/.test(thrown);

/** What a loader throws carries its own translated message; a bug has none that a shopper may see. */
const explain = (error: unknown, t: Translate): Explained => {
  if (!isRouteErrorResponse(error)) return { status: 500, message: t('error.wentWrong') };
  const { status } = error;
  const thrown: unknown = error.data;
  if (typeof thrown === 'object' && thrown !== null && 'message' in thrown) {
    const { message, way } = thrown as { message: unknown; way?: NextLink };
    return { status, message: String(message), way };
  }
  if (isSentence(thrown)) return { status, message: thrown };
  return { status, message: t(status === 404 ? 'error.notFound' : 'error.wentWrong') };
};

/** The shop's categories, for whoever has not found what they looked for. */
export const CategoryChips = ({ start = false }: { start?: boolean }) => {
  const { t, paths } = useTranslation();
  const { categories } = useShopLists();
  return (
    <nav aria-label={t('layout.categories')}>
      <ul className={cx('flex flex-wrap gap-2', !start && 'justify-center')}>
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

/** What a shopper may have looked for: the categories, and what others buy. */
const WaysToProducts = () => (
  <>
    <div className="mt-4">
      <CategoryChips />
    </div>
    <div className="mt-8 w-full">
      <LazyPopularProducts />
    </div>
  </>
);

/**
 * What has happened, the status code, and ways on; without a frame below the shop's emblem. What is not found
 * needs no apology: that it is not there comes first, then what to do.
 */
const ErrorMessage = ({ framed }: { framed: boolean }) => {
  const { t, paths } = useTranslation();
  const { pathname } = useLocation();
  const query = useDeclaredQuery();
  const { status, message, way } = explain(useRouteError(), t);
  const home = { to: paths.home(), text: t('error.home') };
  const reload = {
    to: query.size > 0 ? `${pathname}?${query}` : pathname,
    text: t('error.reload'),
  };
  // Trying again makes no sense for 404, where it comes last; any other error may be temporary.
  const isMissing = status === 404;
  const missingLead = framed ? t('error.notFoundHint') : null;
  const lead = isMissing ? missingLead : message;
  const ways = isMissing ? [way ?? home, way ? home : reload] : [reload, home];
  return (
    <section
      className={cx(
        'grid justify-items-center gap-4 text-center',
        framed ? 'shell pt-8' : 'shell-narrow min-h-dvh content-center py-10',
      )}
    >
      {!framed && <BrandMark className="mb-4 size-14 text-primary" />}
      <title>{message}</title>
      <meta name="robots" content="noindex" />
      <p className="eyebrow">
        {t('error.code')} <bdi dir="ltr">{status}</bdi>
      </p>
      <h1 className="text-4xl font-semibold wrap-anywhere">
        {isMissing ? message : t('error.title')}
      </h1>
      {lead && <p className="max-w-prose text-lg text-soft">{lead}</p>}
      {framed && isMissing && (
        <div className="mt-4 w-full max-w-xl">
          <SearchBox />
        </div>
      )}
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        {ways.map(({ to, text }, at) => (
          <Link
            key={text}
            to={to}
            reloadDocument
            className={buttonClass({
              variant: at === 0 ? 'primary' : isMissing ? 'quiet' : 'secondary',
            })}
          >
            {text}
          </Link>
        ))}
      </div>
      {framed && isMissing && <WaysToProducts />}
    </section>
  );
};

/** The page of an error; without the shop's frame (the API is down) it stands alone. */
const ErrorPage = ({ framed = false }: { framed?: boolean }) =>
  framed ? (
    <ErrorMessage framed />
  ) : (
    <main>
      <ErrorMessage framed={false} />
    </main>
  );

export default ErrorPage;
