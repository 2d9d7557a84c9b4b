import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { languageOfPath } from '#web/lib/paths/language.ts';
import { mayBePage } from '#web/lib/paths/page-kind.ts';

/** The link that something happens in. */
export const linkOf = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

const addressOf = ({ pathname, search, hash }: HTMLAnchorElement): string =>
  pathname + search + hash;

const isWithModifier = (event: MouseEvent): boolean =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** Whether the page behind the link can be opened in this document. */
export const leadsInside = (link: HTMLAnchorElement): boolean => {
  const { pathname, search } = location;
  if (link.target || link.hasAttribute('download') || link.dataset['document']) return false;
  if (link.origin !== location.origin || !mayBePage(link.pathname)) return false;
  if (languageOfPath(link.pathname) !== languageOfPath(pathname)) return false;
  if (link.pathname !== pathname) return true;
  // Parts that are never hydrated would not change with the address, and anchors are left to the
  // browser.
  if (link.closest('[data-static]')) return false;
  return !link.hash || link.search !== search;
};

/** The link of a plain press that a page in this document answers; undefined where somebody has already. */
export const findPressedLink = (event: MouseEvent): HTMLAnchorElement | undefined => {
  const link = linkOf(event);
  if (!link || event.defaultPrevented || isWithModifier(event)) return undefined;
  return leadsInside(link) ? link : undefined;
};

const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Opens the shop's pages in place, whichever way their links came into the document: drawn by the
 * server, by a component, or out of a text of the database. The new page fades in where motion is
 * welcome.
 */
export const ClientNavigation = () => {
  const navigate = useNavigate();
  const here = useLocation();
  const follow = useEffectEvent((event: MouseEvent) => {
    const link = findPressedLink(event);
    if (!link) return;
    event.preventDefault();
    const to = addressOf(link);
    void navigate(to, {
      replace: Boolean(link.dataset['replace']) || to === here.pathname + here.search + here.hash,
      preventScrollReset: Boolean(link.dataset['keepScroll']),
      viewTransition: link.pathname !== here.pathname && !prefersReducedMotion(),
    });
  });
  useEffect(() => {
    // React listens at the document too and runs first; events that it has handled have
    // defaultPrevented.
    const press = (event: MouseEvent) => follow(event);
    document.addEventListener('click', press);
    return () => document.removeEventListener('click', press);
  }, []);
  return null;
};
