import { isDigits } from '#contract/ids.ts';
import { getListing } from '#contract/catalogue/listing.ts';
import { redirect, type LoaderFunctionArgs } from 'react-router';
import { load } from '#web/lib/page-data/api.server.ts';
import { visitContext } from '#web/lib/visit/context.server.ts';
import { failure } from '#web/lib/visit/failure.server.ts';
import { makePaths, type Paths } from '#web/lib/paths/paths.ts';

type Kind = 'brand' | 'collection';

/** Ends the request with 301: the same query at this path, with a parameter that has another value. */
export const redirectWith = (
  { url }: LoaderFunctionArgs,
  path: string,
  name: string,
  value: string,
): never => {
  const query = new URLSearchParams(url.search);
  query.set(name, value);
  throw redirect(`${new URL(path, url).pathname}?${query}`, 301);
};

/**
 * The id by which the address names a brand or collection. An address that has a slug in its place, or
 * none at all, leads to the only one with that slug; where there is no such, the request ends with 404.
 */
export const requireId = async (
  args: LoaderFunctionArgs,
  kind: Kind,
  path: (paths: Paths, thing: { id: string; slug: string }) => string,
): Promise<string> => {
  const given = args.url.searchParams.get(kind);
  if (given && isDigits(given)) return given;
  const { language } = args.context.get(visitContext);
  const wanted = given ?? args.params['slug'] ?? '';
  const { subject } = await load(args, getListing, { query: { [kind]: wanted } });
  const { id, slug, slugs } = subject;
  const word = wanted.toLowerCase();
  const isIt =
    subject.kind === kind && Object.values(slugs).some((one) => one.toLowerCase() === word);
  if (!isIt || id === null || slug === null) throw failure(language, 404);
  return redirectWith(args, path(makePaths(language), { id, slug }), kind, id);
};
