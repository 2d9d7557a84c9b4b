import { Outlet, useMatches } from 'react-router';
import { EmptyFrame } from '#web/components/frame/empty-frame.tsx';
import { LinkFollower } from '#web/components/frame/link-follower.tsx';
import { ShopFrame } from '#web/components/frame/shop-frame.tsx';
import { QuickAdds } from '#web/components/card/quick-adds.tsx';
import { SecondPictures } from '#web/components/card/second-pictures.tsx';
import type { Handle } from '#web/lib/handle.ts';
import { guard } from '#web/lib/visit/guard.ts';
import { requireLanguage } from '#web/lib/visit/require-language.ts';

/** In place of a loader: the router asks for a page that is opened in place without this one's. */
export const middleware = [requireLanguage, guard('common-middleware')];

/**
 * One layout for all pages, and not one per frame: routes of different layouts that fit an address
 * equally well would be tried in no order that routes.ts could set.
 */
export default function ShopLayout() {
  const handle = useMatches().at(-1)?.handle as Handle | undefined;
  const Frame = handle?.frame === 'empty' ? EmptyFrame : ShopFrame;
  return (
    <>
      <LinkFollower />
      <QuickAdds />
      <SecondPictures />
      {handle?.frame === 'none' ? (
        <Outlet />
      ) : (
        <Frame>
          <Outlet />
        </Frame>
      )}
    </>
  );
}
