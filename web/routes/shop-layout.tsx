import { Suspense, type ReactNode } from 'react';
import {
  Outlet,
  useLoaderData,
  useMatches,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import { isLanguageCode } from '#i18n/languages.ts';
import { CardForm } from '#web/components/card/card-form.tsx';
import { ClientNavigation } from '#web/components/frame/client-navigation.tsx';
import { ShopFrame } from '#web/components/frame/shop-frame.tsx';
import { StaticPresses } from '#web/components/frame/static-presses.tsx';
import { ProfileContext } from '#web/lib/page-data/profile.ts';
import { findPage, isPersonal } from '#web/lib/paths/page-kind.ts';
import { visitContext } from '#web/lib/visit/context.server.ts';
import { failure } from '#web/lib/visit/failure.server.ts';
import { guardPage } from '#web/lib/visit/guard.server.ts';
import { lazyPart } from '#web/rendering/lazy-part.tsx';

const PlainFrame = lazyPart(() => import('#web/components/frame/plain-frame.tsx'));

/** The frames of sign-in and of ordering, which other pages do without. */
const QuietFrame = (props: { isPersonal: boolean; children: ReactNode }) => (
  <Suspense>
    <PlainFrame {...props} />
  </Suspense>
);

export const middleware = [guardPage];

/**
 * Who a personal page's header names; a page that is the same for everybody is told nothing. Ends the
 * request with 404 where the path starts with what is no language: `/xx/cart`.
 */
export const loader = ({ params, url, context }: LoaderFunctionArgs) => {
  const { lang } = params;
  const { language, profile } = context.get(visitContext);
  if (lang !== undefined && !isLanguageCode(lang)) throw failure(language, 404);
  if (!isPersonal(url.pathname)) return null;
  if (!profile) return { is_logged_in: false };
  const { name, email, phone, cart_count } = profile;
  return { is_logged_in: true, name, email, phone, cart_count };
};

/** A page that is opened in place is in the same language, or its address begins with what is none. */
export const shouldRevalidate = ({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) =>
  currentParams['lang'] !== nextParams['lang'];

/**
 * One layout for all pages, and not one per frame: routes of different layouts that fit an address
 * equally well would be tried in no order that routes.ts could set.
 */
export default function ShopLayout() {
  const id = useMatches().at(-1)?.id;
  const { frame, kind } = findPage(id) ?? {};
  // Without scripts the newsletter's form is answered by a page with the form.
  const isPersonalPage = kind === 'personal' && id !== 'newsletter';
  const Frame = frame ? QuietFrame : ShopFrame;
  return (
    <ProfileContext value={useLoaderData<typeof loader>() ?? undefined}>
      <ClientNavigation />
      <CardForm />
      <StaticPresses />
      {frame === 'none' ? (
        <Outlet />
      ) : (
        <Frame isPersonal={isPersonalPage}>
          <Outlet />
        </Frame>
      )}
    </ProfileContext>
  );
}
