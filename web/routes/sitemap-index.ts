import type { LoaderFunctionArgs } from 'react-router';
import { listSitemapParts } from '#contract/shop/sitemap.ts';
import { languageCodes } from '#i18n/languages.ts';
import { load } from '#web/lib/page-data/api.server.ts';
import { makePaths } from '#web/lib/paths/paths.ts';
import {
  indexXml,
  partName,
  START_PART,
  xmlHeaders,
} from '#web/lib/sitemap/sitemap-files.server.ts';
import { siteOrigin } from '#web/lib/visit/site-origin.server.ts';

export const loader = async (args: LoaderFunctionArgs) => {
  const { parts } = await load(args, listSitemapParts);
  const names = [START_PART, ...parts.map(partName)];
  const addresses = languageCodes.flatMap((code) =>
    names.map((name) => siteOrigin(args) + makePaths(code).sitemapPart(code, name)),
  );
  return new Response(indexXml(addresses), { headers: xmlHeaders });
};
