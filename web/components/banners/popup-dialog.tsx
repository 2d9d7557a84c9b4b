import type { SiteBanner } from '#contract/shop/common.ts';
import { SWITCH } from '#contract/codes.ts';
import { useEffect, useRef, type ReactNode } from 'react';
import { SourceLink } from '#web/components/links/source-link.tsx';
import { usePictureUrl } from '#web/components/picture/picture.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { cx } from '#web/ui/class-names.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';

/** The banner as a dialog over the page. */
export default function PopupDialog({
  banner,
  onClose,
}: {
  banner: SiteBanner;
  onClose: () => void;
}): ReactNode {
  const { t } = useTranslation();
  const picture = usePictureUrl();
  const dialog = useRef<HTMLDialogElement>(null);
  const closable = banner.closable === SWITCH.on;
  useEffect(() => dialog.current?.showModal(), []);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- a press outside ends it; the keyboard has Escape
    <dialog
      ref={dialog}
      aria-label={banner.title}
      data-counted={`site:${banner.id}`}
      onClose={onClose}
      onClick={(event) => {
        const target = event.target as Element;
        if (target === event.currentTarget || target.closest('a')) event.currentTarget.close();
      }}
      // On a phone a sheet at its foot, which leaves what is read in sight.
      className="w-[min(36rem,calc(100vw-2rem))] overflow-x-hidden overflow-y-auto rounded-lg bg-raised text-ink shadow-high open:animate-rise max-md:mb-0 max-md:w-full max-md:max-w-none max-md:rounded-b-none"
    >
      <SourceLink
        source={banner.source}
        fallback={banner.link}
        className={cx(
          'grid',
          // On small screens, and in large letters, the words go below the picture.
          banner.image && 'grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))]',
        )}
      >
        {banner.image && (
          <img
            srcSet={`${picture(banner.image, 480)} 480w, ${picture(banner.image, 960)} 960w`}
            sizes="(width < 30rem) 90vw, 18rem"
            src={picture(banner.image, 960)}
            alt={banner.title}
            width="960"
            height="640"
            className="size-full min-h-40 bg-surface object-cover max-md:max-h-48 dark:[filter:brightness(80%)]"
          />
        )}
        <span
          // The picture says it already.
          aria-hidden={banner.image ? 'true' : undefined}
          className="grid justify-items-start gap-4 self-center p-6 pe-12 font-display text-2xl font-semibold"
        >
          {banner.title}
          {(banner.source ?? banner.link) && (
            <span className={cx(buttonClass(), 'font-sans text-base')}>{t('home.discover')}</span>
          )}
        </span>
      </SourceLink>
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
}
