import { siteData } from '#web/lib/structured-data.ts';
import { languageOfPath } from '#web/lib/language.ts';
import { makePaths } from '#web/lib/paths.ts';
import type { SharedData } from '#web/lib/shop-data.ts';

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

const dataOf = (matches: Matches, id: string) =>
  matches.find((match) => match?.id === id)?.loaderData;

/** Who the shop is, for search engines; nothing where even that could not be loaded. */
export const siteOf = (matches: Matches, { pathname }: { pathname: string }) => {
  const root = dataOf(matches, 'root') as { origin: string } | undefined;
  const shared = dataOf(matches, 'routes/language') as SharedData | undefined;
  if (!root || !shared) return [];
  const { site_setting, setting, img_src_url, thumb_prefix, social } = shared.common;
  const language = languageOfPath(pathname);
  const paths = makePaths(language);
  const absolute = (path: string) => new URL(path, root.origin).href;
  const { header_logo, site_name } = site_setting;
  return siteData({
    name: site_name,
    language,
    url: absolute(paths.home()),
    logo: absolute(
      header_logo ? img_src_url + thumb_prefix + header_logo : '/media/shop/icon-512.png',
    ),
    search: absolute(paths.search()),
    email: setting.email,
    phone: setting.phone,
    elsewhere: social.map(({ link }) => link).filter((link) => /^https?:/.test(link)),
  });
};
