import { getCommon } from '#contract/shop/common.ts';
import { redirect, type LoaderFunctionArgs } from 'react-router';
import { load } from '#web/lib/page-data/api.server.ts';
import { visitContext } from '#web/lib/visit/context.server.ts';
import { failure } from '#web/lib/visit/failure.server.ts';
import { withoutPrefix } from '#web/lib/paths/language.ts';
import { makePaths } from '#web/lib/paths/paths.ts';

/** `/all//phones`: a sub-category whose category was left out. */
const ORPHAN = /^\/all\/\/+([^/]+)$/;

const findParent = async (args: LoaderFunctionArgs): Promise<string | undefined> => {
  const [, orphan] = ORPHAN.exec(withoutPrefix(args.url.pathname)) ?? [];
  if (orphan === undefined) return undefined;
  const { categories } = await load(args, getCommon);
  const holds = ({ public_sub_categories }: (typeof categories)[number]) =>
    public_sub_categories.some(({ slug }) => encodeURIComponent(slug) === orphan);
  return categories.find(holds)?.slug;
};

export const loader = async (args: LoaderFunctionArgs) => {
  const { language } = args.context.get(visitContext);
  const parent = await findParent(args);
  if (parent !== undefined) throw redirect(makePaths(language).category(parent), 301);
  throw failure(language, 404);
};

/** Unknown addresses are pages too: with a component, the error page has the shop's frame. */
export default function NotFound() {
  return null;
}
