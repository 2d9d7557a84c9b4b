import { redirect } from 'react-router';
import { changeStoreNews, followStore } from '#contract/stores/store-follow.ts';
import { call } from '#web/lib/page-data/api.server.ts';
import { makePaths, withQuery } from '#web/lib/paths/paths.ts';
import { visitContext, type RequestArgs } from '#web/lib/visit/context.server.ts';
import { failure } from '#web/lib/visit/failure.server.ts';
import { leaveFlash } from '#web/lib/visit/flash.server.ts';
import { formText } from '#web/lib/visit/form-text.ts';

/** Why what was asked for was not done. */
type FollowingRefusal = { kind: 'refused'; message: string };

const perform = (args: RequestArgs, intent: string, store_id: string) => {
  switch (intent) {
    case 'end':
      return call(args, followStore, { json: { store_id, following: false } });
    case 'put-back':
      return call(args, followStore, { json: { store_id, following: true } });
    case 'news-ask':
      return call(args, changeStoreNews, { json: { wanted: true } });
    case 'news-end':
      return call(args, changeStoreNews, { json: { wanted: false } });
    default:
      throw failure(args.context.get(visitContext).language, 400);
  }
};

/** Stops following a store or takes that back, asks for the monthly mail or ends it; then the page opens anew. */
export const performFollowing = async (
  args: RequestArgs & { request: Request },
): Promise<FollowingRefusal | Response> => {
  const form = await args.request.formData();
  const [intent, storeId] = [formText(form, 'intent'), formText(form, 'store_id')];
  const { ok, message } = await perform(args, intent, storeId);
  if (!ok) return { kind: 'refused', message };
  leaveFlash(args, 'message', message);
  const aside = intent === 'end' ? storeId : null;
  const { language } = args.context.get(visitContext);
  return redirect(withQuery(makePaths(language).following(), { aside }), 303);
};
