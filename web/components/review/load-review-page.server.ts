import { redirect, type LoaderFunctionArgs } from 'react-router';
import { findReview } from '#contract/reviews/own-review.ts';
import { hideAddress } from '#web/lib/visit/hide-address.server.ts';
import { load } from '#web/lib/page-data/api.server.ts';
import { makePaths } from '#web/lib/paths/paths.ts';
import { packedMessages } from '#web/lib/texts/messages.server.ts';
import { visitContext, type RequestArgs } from '#web/lib/visit/context.server.ts';
import { isMissing } from '#web/lib/visit/failure.server.ts';
import { takeFlash } from '#web/lib/visit/flash.server.ts';

type Args = RequestArgs & Pick<LoaderFunctionArgs, 'params' | 'url'>;

/** The line that the page is about, and the token of its order's link where the address has one. */
export const whichLine = ({ params, url }: Args): { line: string; token: string | undefined } => ({
  line: params['line'] ?? '',
  token: url.searchParams.get('token') || undefined,
});

const ask = (args: Args) => {
  const { line, token } = whichLine(args);
  return load(args, findReview, { params: { id: line }, query: { token } });
};

/** What is reviewed. Who is not signed in may be its buyer, and is asked to sign in. */
const requireLine = async (args: Args) => {
  try {
    return await ask(args);
  } catch (thrown) {
    const { profile, language } = args.context.get(visitContext);
    if (!isMissing(thrown) || profile) throw thrown;
    throw redirect(makePaths(language).login(args.url.pathname));
  }
};

const starsIn = ({ searchParams }: URL): number | null => {
  const stars = Number(searchParams.get('rating'));
  return [1, 2, 3, 4, 5].includes(stars) ? stars : null;
};

/** What the page of one's own review shows; `stars` are those pressed in the pop-up before it. */
export const loadReviewPage = async (args: LoaderFunctionArgs) => {
  const { token } = whichLine(args);
  if (token !== undefined) hideAddress(args);
  const found = await requireLine(args);
  const { language } = args.context.get(visitContext);
  return {
    ...found,
    token: token ?? null,
    stars: starsIn(args.url),
    flash: takeFlash(args),
    messages: packedMessages(language, 'accountMenu', 'reviewPage', 'reviews', 'upload', 'review'),
  };
};

export type ReviewPageData = Awaited<ReturnType<typeof loadReviewPage>>;
