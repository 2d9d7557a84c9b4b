import type { SiteBanner } from '#contract/common.ts';
import { VISIBILITY } from '#contract/codes.ts';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { usePictureUrl } from '#web/components/product/picture.tsx';
import { useCommon } from '#web/lib/common.ts';
import { recall, remember } from '#web/lib/local-memory.ts';
import { withoutPrefix } from '#web/lib/language.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { BannerLink } from './banner-link.tsx';

const KEY = 'popupBannerClosed';
const AFTER_PAINT_MS = 1_200;
/** Where somebody pays, signs in or looks after an order, nothing pops up. */
const QUIET = /^\/(cart|shipping|checkout|user)(\/|$)/;

let shownThisLoad = false;

const Popup = ({ banner, onClose }: { banner: SiteBanner; onClose: () => void }) => {
  const { t } = useTranslation();
  const picture = usePictureUrl();
  const dialog = useRef<HTMLDialogElement>(null);
  const closable = banner.closable === VISIBILITY.public;
  useEffect(() => dialog.current?.showModal(), []);

  // Without a close button it ends for this load alone: it must not trap, and has not been declined.
  const end = () => {
    if (closable) remember(KEY, banner.id);
    onClose();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- a press outside ends it; the keyboard has Escape
    <dialog
      ref={dialog}
      aria-label={banner.title}
      onClose={end}
      onClick={(event) => {
        const target = event.target as Element;
        if (target === event.currentTarget || target.closest('a')) event.currentTarget.close();
      }}
      className="w-[min(30rem,calc(100vw-2rem))] overflow-hidden rounded-lg bg-raised text-ink shadow-high open:animate-rise"
    >
      <BannerLink banner={banner} className="grid">
        {banner.image && (
          <img
            src={picture(banner.image, 960)}
            alt=""
            width="960"
            height="640"
            className="aspect-3/2 w-full bg-surface object-cover"
          />
        )}
        <span className="p-6 text-center text-xl font-semibold">{banner.title}</span>
      </BannerLink>
      {closable && (
        <button
          type="button"
          aria-label={t('layout.closeBanner')}
          onClick={() => dialog.current?.close()}
          className="absolute end-3 top-3 grid size-10 place-items-center rounded-full bg-raised text-ink shadow-low"
        >
          <Icon name="x" />
        </button>
      )}
    </dialog>
  );
};

/** The banner that pops up once a load, after the page has been painted, unless it was closed before. */
export const PopupBanner = () => {
  const banner = useCommon().popup_banner;
  const [open, setOpen] = useState(false);
  const quiet = QUIET.test(withoutPrefix(useLocation().pathname));
  const wanted = banner?.status === VISIBILITY.public && !quiet;

  useEffect(() => {
    if (!wanted || shownThisLoad || recall(KEY) === banner.id) return undefined;
    const timer = setTimeout(() => {
      shownThisLoad = true;
      setOpen(true);
    }, AFTER_PAINT_MS);
    return () => clearTimeout(timer);
  }, [wanted, banner]);

  return open && banner && !quiet ? <Popup banner={banner} onClose={() => setOpen(false)} /> : null;
};
