import type { CommonData } from '#contract/shop/common.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { makePaths } from '#web/lib/paths/paths.ts';

/** Who the shop is: schema.org's Organization and WebSite, with the way to search it. */
export const siteData = (common: CommonData, origin: string, language: LanguageCode): object[] => {
  const { site_setting, setting, img_src_url, thumb_prefix, social } = common;
  const paths = makePaths(language);
  const absolute = (path: string) => new URL(path, origin).href;
  const { header_logo, site_name: name } = site_setting;
  const url = absolute(paths.home());
  const elsewhere = social.map(({ link }) => link).filter((link) => /^https?:/.test(link));
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name,
      url,
      logo: absolute(
        header_logo ? img_src_url + thumb_prefix + header_logo : '/media/shop/icon-512.png',
      ),
      ...(elsewhere.length > 0 && { sameAs: elsewhere }),
      ...(setting.email && { email: setting.email }),
      ...(setting.phone && { telephone: setting.phone }),
    },
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name,
      url,
      inLanguage: language,
      potentialAction: {
        '@type': 'SearchAction',
        target: {
          '@type': 'EntryPoint',
          urlTemplate: `${absolute(paths.search())}?q={search_term_string}`,
        },
        'query-input': 'required name=search_term_string',
      },
    },
  ];
};
