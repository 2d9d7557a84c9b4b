import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { PrefetchPageLinks, useLocation, useNavigate } from 'react-router';
import { languageOfPath } from '#web/lib/paths/language.ts';
import { isPersonal, mayBePage } from '#web/lib/paths/page-kind.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';

/** So long a pointer or the focus rests on a link before its page is fetched ahead, milliseconds. */
const INTENT_MS = 100;

/** What Chromium says about the line; other browsers say nothing. */
type Line = { saveData?: boolean; effectiveType?: string };

/** Whether pages may be fetched ahead: never on a slow line or where data is to be saved. */
const mayPrefetch = (): boolean => {
  const { connection } = navigator as Navigator & { connection?: Line };
  return !connection?.saveData && !connection?.effectiveType?.endsWith('2g');
};

const linkOf = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

const addressOf = ({ pathname, search, hash }: HTMLAnchorElement): string =>
  pathname + search + hash;

const isWithModifier = (event: MouseEvent): boolean =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** Whether the page behind the link can be opened in this document. */
const leadsInside = (link: HTMLAnchorElement): boolean => {
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

/** Figures are nobody's hurry: their script comes when the page has long been there, milliseconds. */
const FIGURES_AFTER_MS = 1_500;

const countEvents = async (): Promise<void> => {
  const { reportEvents } = await import('#web/lib/page-data/report-events.ts');
  reportEvents();
};

const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Fetches the page behind the link that the pointer or the focus rests on. */
const usePrefetched = (): string | undefined => {
  const [page, setPage] = useState<string>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const rest = (event: Event) => {
      clearTimeout(timer);
      const link = linkOf(event);
      if (!link || !mayPrefetch() || !leadsInside(link)) return;
      if (isPersonal(link.pathname)) return;
      timer = setTimeout(() => setPage(link.pathname + link.search), INTENT_MS);
    };
    document.addEventListener('pointerover', rest);
    document.addEventListener('focusin', rest);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerover', rest);
      document.removeEventListener('focusin', rest);
    };
  }, []);
  return page;
};

/** What stands in the place of a page: opened anew by each `pressed`. */
type Popup = { Part: ComponentType<{ pressed: object }> };

/**
 * Opens the shop's pages in place, whichever way their links came into the document: drawn by the
 * server, by a component, or out of a text of the database. The new page fades in where motion is
 * welcome. The page for prescriptions opens as a pop-up, whose script comes with the first press.
 */
export const ClientNavigation = () => {
  const navigate = useNavigate();
  const here = useLocation();
  const page = usePrefetched();
  useEffect(() => {
    // Without that script nothing is counted.
    const timer = setTimeout(() => void countEvents().catch(() => {}), FIGURES_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  const upload = useTranslation().paths.uploadPrescription();
  const [popup, setPopup] = useState<Popup>();
  const follow = useEffectEvent((event: MouseEvent) => {
    const link = linkOf(event);
    if (!link || event.defaultPrevented || isWithModifier(event) || !leadsInside(link)) return;
    event.preventDefault();
    const to = addressOf(link);
    if (to === upload)
      return void import('#web/components/prescription/prescription-popup.tsx').then(
        ({ default: Part }) => setPopup({ Part }),
        () => void navigate(to),
      );
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
  return (
    <>
      {page && <PrefetchPageLinks page={page} />}
      {popup && <popup.Part pressed={popup} />}
    </>
  );
};
