import { redirect, type MiddlewareFunction } from 'react-router';
import { PAGES, type Page } from '#contract/pages.ts';
import { visitContext, type Visit } from '#web/lib/visit/context.server.ts';
import { failure } from '#web/lib/visit/failure.server.ts';
import { makePaths } from '#web/lib/paths/paths.ts';

type Guard = (visit: Visit, url: URL) => Response | undefined;

const guards: Record<string, Guard> = {
  // Language, common data and profile are settled for every page (visit.ts, routes/language.tsx).
  'common-middleware': () => undefined,
  'non-logged-in': (visit) =>
    visit.profile ? redirect(makePaths(visit.language).home()) : undefined,
  'logged-in': (visit, url) =>
    visit.profile
      ? undefined
      : redirect(makePaths(visit.language).login(url.pathname + url.search)),
};

/** Route middleware that lets a page be shown only to those whom the named guard lets through. */
export const guard =
  (name: string): MiddlewareFunction<Response> =>
  ({ url, context }) => {
    const visit = context.get(visitContext);
    const check = guards[name];
    if (!check) throw failure(visit.language, 500, 'error.unknownMiddleware');
    const answer = check(visit, url);
    // A thrown redirect ends the request; returning nothing goes on to the next middleware.
    if (answer) throw answer;
  };

/** The guards that the table of pages names, by the pattern of the page's route. */
const named = new Map<string, string | undefined>(
  Object.values(PAGES).map(({ path, guard: name }: Page) => [
    [':lang?', path].filter(Boolean).join('/'),
    name,
  ]),
);

/** Lets a page be shown only to those for whom it is. */
export const guardPage: MiddlewareFunction<Response> = (args, next) =>
  guard(named.get(args.pattern) ?? 'common-middleware')(args, next);
