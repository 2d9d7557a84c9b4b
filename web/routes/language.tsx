import { Outlet, type LoaderFunctionArgs } from 'react-router';
import { getCommon } from '#contract/shop/common.ts';
import { ErrorPage } from '#web/components/frame/lazy-error-page.tsx';
import { ShopFrame } from '#web/components/frame/shop-frame.tsx';
import { load } from '#web/lib/page-data/api.server.ts';
import { useFindCommon } from '#web/lib/page-data/shop-data.ts';
import { splitCommon } from '#web/lib/page-data/split-common.server.ts';
import { dayOf } from '#web/lib/texts/dates.ts';
import { themeCss } from '#web/lib/theme/theme.server.ts';
import { pageThemeContext, shopListsContext, visitContext } from '#web/lib/visit/context.server.ts';
import { failure } from '#web/lib/visit/failure.server.ts';
import { pack } from '#web/rendering/packed-data.ts';

export const loader = async (args: LoaderFunctionArgs) => {
  // The router finds no page for `/%5Canything`, and takes all of it for a language.
  if (args.params['lang']?.includes('\\'))
    throw failure(args.context.get(visitContext).language, 404);
  const common = await load(args, getCommon);
  const { primary_color, primary_hover_color } = common.site_setting;
  const { sent, lists } = splitCommon(common);
  args.context.set(shopListsContext, lists);
  const theme = args.context.get(pageThemeContext);
  return {
    common: pack(sent),
    theme:
      themeCss(theme?.primary ?? primary_color, theme?.primary ? '' : primary_hover_color) +
      (theme?.css ?? ''),
    ...(theme?.canvas && { canvas: theme.canvas }),
    ...(theme?.logo && { logo: theme.logo }),
    // From the server, so that the page says the same before and after its scripts run.
    today: dayOf(Date.now()),
  };
};

/** The same for every page of a language, and another language is another document. */
export const shouldRevalidate = () => false;

export default function LanguageRoute() {
  return <Outlet />;
}

export const ErrorBoundary = () =>
  useFindCommon() ? (
    <ShopFrame failed>
      <ErrorPage framed />
    </ShopFrame>
  ) : (
    <ErrorPage />
  );
