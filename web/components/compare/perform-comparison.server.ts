import { redirect } from 'react-router';
import { changeComparison } from '#contract/compare/compare.ts';
import { call } from '#web/lib/page-data/api.server.ts';
import { makePaths, withQuery } from '#web/lib/paths/paths.ts';
import { visitContext, type RequestArgs } from '#web/lib/visit/context.server.ts';
import { failure } from '#web/lib/visit/failure.server.ts';
import { leaveFlash } from '#web/lib/visit/flash.server.ts';
import { formText } from '#web/lib/visit/form-text.ts';

/** Why a product was not added or removed. */
export type ComparisonRefusal = { kind: 'refused'; message: string };

const COMPARED: Readonly<Record<string, boolean>> = { add: true, remove: false };

/** Adds or removes a product; then the page opens anew and says so, with the rows that were shown. */
export const performComparison = async (
  args: RequestArgs & { request: Request; url: URL },
): Promise<ComparisonRefusal | Response> => {
  const { language } = args.context.get(visitContext);
  const form = await args.request.formData();
  const compared = COMPARED[formText(form, 'intent')];
  if (compared === undefined) throw failure(language, 400);
  const json = { product_id: formText(form, 'product_id'), compared };
  const { ok, message } = await call(args, changeComparison, { json });
  if (!ok) return { kind: 'refused', message };
  leaveFlash(args, 'message', message);
  const only = args.url.searchParams.get('only');
  return redirect(withQuery(makePaths(language).compared(), { only }), 303);
};
