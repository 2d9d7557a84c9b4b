import type { LoaderFunctionArgs } from 'react-router';
import { getCommon } from '#contract/shop/common.ts';
import { languages } from '#i18n/languages.ts';
import { translator } from '#i18n/messages.ts';
import { load } from '#web/lib/page-data/api.server.ts';
import { makePaths } from '#web/lib/paths/paths.ts';
import { pageThemeContext } from '#web/lib/visit/context.server.ts';
import { requireLanguageFile } from '#web/lib/visit/language-file.server.ts';

const icon = (file: string, side: number, purpose: string) => ({
  src: `/media/shop/${file}.png`,
  sizes: `${side}x${side}`,
  type: 'image/png',
  purpose,
});

/** What a phone shows of the shop that was put on its home screen, in one language. */
export const loader = async (args: LoaderFunctionArgs) => {
  const code = requireLanguageFile(args);
  const { site_setting } = await load(args, getCommon);
  const t = translator(code);
  const paths = makePaths(code);
  const canvas = args.context.get(pageThemeContext)?.canvas?.[0] ?? '#ffffff';
  const manifest = {
    id: '/',
    name: site_setting.site_name,
    short_name: site_setting.site_name,
    description: t('home.description'),
    lang: code,
    dir: languages[code].direction,
    start_url: paths.home(),
    scope: '/',
    display: 'standalone',
    background_color: canvas,
    theme_color: canvas,
    categories: ['shopping'],
    icons: [
      icon('icon-192', 192, 'any'),
      icon('icon-512', 512, 'any'),
      icon('icon-maskable', 512, 'maskable'),
    ],
    shortcuts: [
      { name: t('layout.cart'), url: paths.cart() },
      { name: t('layout.orders'), url: paths.orders() },
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: {
      'Content-Type': 'application/manifest+json; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  });
};
