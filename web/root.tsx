import type { ReactNode } from 'react';
import {
  Links,
  Meta,
  Outlet,
  ScrollRestoration,
  useLocation,
  useNavigation,
  useRouteLoaderData,
  type LoaderFunctionArgs,
} from 'react-router';
import { languages, type LanguageCode } from '#i18n/languages.ts';
import { DisplayFace } from '#web/components/frame/display-face.tsx';
import { ErrorPage } from '#web/components/frame/lazy-error-page.tsx';
import { PageScripts } from '#web/rendering/router/page-scripts.tsx';
import { visitContext } from '#web/lib/visit/context.server.ts';
import { languageOfPath } from '#web/lib/paths/language.ts';
import type { SentData } from '#web/lib/page-data/shared-data.ts';
import { makePaths } from '#web/lib/paths/paths.ts';
import { JsonLd } from '#web/lib/seo/json-ld.tsx';
import { TranslationProvider, useTranslation } from '#web/lib/texts/translation.tsx';
import { visitMiddleware } from '#web/lib/visit/visit.server.ts';
import { LoadingBar } from '#web/ui/loading-bar.tsx';
import { ToastProvider } from '#web/ui/toast.tsx';
import '#web/styles/app.css';
import { packedMessages } from '#web/lib/texts/messages.server.ts';
import { siteOrigin } from '#web/lib/visit/site-origin.server.ts';

export const middleware = [visitMiddleware];

export const loader = (args: LoaderFunctionArgs) => {
  const { language } = args.context.get(visitContext);
  return { origin: siteOrigin(args), messages: packedMessages(language, 'layout', 'error') };
};

/** Another language is another document, so what every page shares is sent once. */
export const shouldRevalidate = () => false;

/**
 * What browsers, phones and feed readers look for in a document. It never changes while one is open,
 * so that the bundle need not know it: React leaves alone what else stands in a head.
 */
const SystemLinks = ({ code, canvas }: { code: LanguageCode; canvas: SentData['canvas'] }) => (
  <>
    <meta name="theme-color" media="(prefers-color-scheme:light)" content={canvas?.[0] ?? '#fff'} />
    <meta
      name="theme-color"
      media="(prefers-color-scheme:dark)"
      content={canvas?.[1] ?? '#111014'}
    />
    <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
    <link rel="manifest" href={makePaths(code).manifest()} />
    <link rel="alternate" type="application/rss+xml" href={makePaths(code).feed()} />
  </>
);

/** Whether the theme brings faces, which come before those of Souk. */
const hasOwnFaces = (theme: string | undefined): boolean => theme?.includes('--own-faces') === true;

export const Layout = ({ children }: { children: ReactNode }) => {
  const { code, direction } = languages[languageOfPath(useLocation().pathname)];
  const sent = useRouteLoaderData<SentData>('routes/language');
  return (
    // What has been painted stays so where React renders the document anew (page-scripts.tsx).
    <html lang={code} dir={direction} data-painted={import.meta.env.SSR ? undefined : ''}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {import.meta.env.SSR && !hasOwnFaces(sent?.theme) && <DisplayFace language={code} />}
        {import.meta.env.SSR && <SystemLinks code={code} canvas={sent?.canvas} />}
        {/* Nothing is painted before the page's own part begins: a header that is painted by half moves when the rest comes. */}
        {import.meta.env.SSR && <link rel="expect" href="#main" blocking="render" />}
        <Meta />
        {import.meta.env.SSR && <JsonLd />}
        {/* Every page has the same style sheet. Development swaps it while a page is open. */}
        {(import.meta.env.SSR || import.meta.env.DEV) && <Links />}
        {sent?.theme && <style>{sent.theme}</style>}
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <PageScripts />
      </body>
    </html>
  );
};

/** What stands over every page: the loading bar and the toast. */
const Shell = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation();
  const loading = useNavigation().state === 'loading';
  return (
    <ToastProvider closeLabel={t('layout.close')}>
      <LoadingBar loading={loading} label={t('layout.loading')} />
      {children}
    </ToastProvider>
  );
};

export default function App() {
  return (
    <TranslationProvider>
      <Shell>
        <Outlet />
      </Shell>
    </TranslationProvider>
  );
}

export const ErrorBoundary = () => (
  <TranslationProvider>
    <ErrorPage />
  </TranslationProvider>
);
