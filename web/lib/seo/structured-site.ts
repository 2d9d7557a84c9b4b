import { languageOfPath } from '#web/lib/language.ts';
import { loaderDataOf, type Matches } from './meta.ts';
import { makePaths } from '#web/lib/paths.ts';
import { sharedDataOf } from '#web/lib/shared-data.ts';
import { siteData } from './structured-data.ts';

/** Who the shop is, for search engines; nothing where even that could not be loaded. */
export const siteOf = (matches: Matches, { pathname }: { pathname: string }) => {
  const root = loaderDataOf<{ origin: string }>(matches, 'root');
  const shared = sharedDataOf(matches);
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
