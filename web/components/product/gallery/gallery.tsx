import {
  Suspense,
  useEffect,
  useEffectEvent,
  useState,
  type MouseEvent,
  type PointerEvent,
} from 'react';
import { later } from '#web/lib/later.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { cx } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { LoadingBar } from '#web/ui/loading-bar.tsx';
import { useReel } from '#web/ui/use-reel.ts';
import type { FullScreenProps } from './full-screen.tsx';
import { ShopPicture, usePictureUrl } from '#web/components/picture/picture.tsx';

/** Fetched when it is opened; where that fails, nothing opens. */
const FullScreen = later<FullScreenProps>(() =>
  import('./full-screen.tsx').catch(() => ({ default: () => null })),
);

/** Fetched when a mouse first comes over a picture; without it the picture is as it was. */
const HoverZoom = later<{ image: string; onPress: () => void }>(() =>
  import('./hover-zoom.tsx').catch(() => ({ default: () => null })),
);

const PANE = '(min-width: 768px) 500px, 92vw';

const Thumbnail = ({ image, active }: { image: string; active: boolean }) => (
  <span
    className={cx(
      'block size-16 overflow-hidden rounded-md border-2 transition-colors',
      active ? 'border-primary' : 'border-transparent hover:border-edge',
    )}
  >
    <ShopPicture image={image} alt="" sizes="64px" upTo={320} />
  </span>
);

type Props = {
  title: string;
  pictures: readonly string[];
  /** The picture of the variant that was chosen last. */
  wanted: string | null;
};

/** The pictures: swiped, chosen by thumbnail, or seen in full screen. */
export const Gallery = ({ title, pictures, wanted }: Props) => {
  const { t } = useTranslation();
  const url = usePictureUrl();
  const { reel, shown, show } = useReel();
  const [full, setFull] = useState(false);
  const [near, setNear] = useState(false);

  const wantedAt = wanted === null ? -1 : pictures.indexOf(wanted);
  const showWanted = useEffectEvent(show);
  useEffect(() => {
    if (wantedAt >= 0) showWanted(wantedAt);
  }, [wantedAt]);

  const openFull = (event: MouseEvent) => {
    event.preventDefault();
    setFull(true);
  };

  return (
    <section aria-label={t('product.pictures')} className="grid content-start gap-3">
      <div
        className="relative overflow-hidden rounded-lg bg-surface"
        onPointerEnter={({ pointerType }: PointerEvent) => setNear(pointerType === 'mouse')}
        onPointerLeave={() => setNear(false)}
      >
        <ul
          {...reel}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
          tabIndex={0}
          aria-label={t('product.pictures')}
          className="reel max-h-125"
        >
          {pictures.map((image, at) => (
            <li key={image} id={`picture-${at + 1}`} className="aspect-square max-h-125">
              <a
                href={url(image, 1280)}
                onClick={openFull}
                tabIndex={-1}
                className="block size-full cursor-zoom-in"
              >
                <ShopPicture
                  image={image}
                  alt={t('product.pictureOf', { title, number: at + 1 })}
                  sizes={PANE}
                  eager={at === 0}
                  className="object-contain!"
                />
              </a>
            </li>
          ))}
        </ul>
        {near && pictures[shown] !== undefined && (
          <Suspense>
            <HoverZoom image={pictures[shown]} onPress={() => setFull(true)} />
          </Suspense>
        )}
        <button
          type="button"
          onClick={openFull}
          aria-label={t('product.fullScreen')}
          className="absolute end-3 bottom-3 grid size-11 place-items-center rounded-full bg-canvas shadow-low noscript:hidden"
        >
          <Icon name="zoom-in" />
        </button>
      </div>
      {pictures.length > 1 && (
        <ul className="-m-1 flex gap-2 overflow-x-auto p-1 [scrollbar-width:none] md:flex-wrap">
          {pictures.map((image, at) => (
            <li key={image} className="shrink-0">
              <a
                href={`#picture-${at + 1}`}
                aria-label={t('product.showPicture', { number: at + 1 })}
                aria-current={at === shown}
                onClick={(event) => {
                  event.preventDefault();
                  show(at);
                }}
                className="block"
              >
                <Thumbnail image={image} active={at === shown} />
              </a>
            </li>
          ))}
        </ul>
      )}
      {full && (
        <Suspense fallback={<LoadingBar loading label={t('layout.loading')} />}>
          <FullScreen
            title={title}
            pictures={pictures}
            start={shown}
            onClose={(at) => {
              setFull(false);
              show(at);
            }}
          />
        </Suspense>
      )}
    </section>
  );
};
