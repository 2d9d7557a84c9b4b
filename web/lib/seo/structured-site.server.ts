import type { CommonData } from '#contract/common.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { makePaths } from '#web/lib/paths/paths.ts';
import { siteData } from './structured-data.server.ts';

/** Who the shop is, for search engines. */
export const siteOf = (common: CommonData, origin: string, language: LanguageCode): object[] => {
  const { site_setting, setting, img_src_url, thumb_prefix, social } = common;
  const paths = makePaths(language);
  const absolute = (path: string) => new URL(path, origin).href;
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
