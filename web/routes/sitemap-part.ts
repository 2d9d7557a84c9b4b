import type { LoaderFunctionArgs } from 'react-router';
import { visitContext } from '#web/lib/visit/context.server.ts';
import { failure } from '#web/lib/visit/failure.server.ts';
import { findPart, partStream, xmlHeaders } from '#web/lib/sitemap/sitemap-files.server.ts';
import { siteOrigin } from '#web/lib/visit/site-origin.server.ts';

export const loader = (args: LoaderFunctionArgs) => {
  const found = findPart(args.params['code'] ?? '', args.params['part'] ?? '');
  if (!found) throw failure(args.context.get(visitContext).language, 404);
  const file = partStream(args, siteOrigin(args), found.part, found.language);
  return new Response(file, { headers: xmlHeaders });
};
