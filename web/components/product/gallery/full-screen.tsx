import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { usePictureUrl } from '#web/components/picture/picture.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { cx } from '#web/ui/class-names.ts';
import { FullScreenButton } from './full-screen-button.tsx';
import { Thumbnails } from './thumbnails.tsx';
import { useSwipe } from './use-swipe.ts';
import { useZoom } from './use-zoom.ts';

/** The address of the picture as the page has loaded it already. */
const loadedAddress = (at: number): string =>
  document.querySelector<HTMLImageElement>(`#picture-${at + 1} img`)?.currentSrc ?? '';

/** Which way an arrow key points on the screen: to the right and down. */
const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** On a phone that is held sideways the picture needs the whole height. */
const isLow = () => matchMedia('(height < 30rem)').matches;
/** Beside a picture on a wide screen there is room for arrows; else they stand beside the thumbnails. */
const isWide = () => matchMedia('(orientation: landscape)').matches;

export type FullScreenProps = {
  title: string;
  pictures: readonly string[];
  start: number;
  onClose: (shown: number) => void;
};

/** One picture over the whole screen. Arrow keys turn, + and a press zoom, fingers pinch. */
const FullScreen = ({ title, pictures, start, onClose }: FullScreenProps) => {
  const { t } = useTranslation();
  const url = usePictureUrl();
  const dialog = useRef<HTMLDialogElement>(null);
  const [at, setAt] = useState(start);
  const [room] = useState(() => ({ low: isLow(), wide: isWide() }));
  const { pane, image, onLoad, isZoomed, edges, picture, ...zoom } = useZoom();
  useEffect(() => {
    // A pop-up keeps the room of the scrollbar; here nothing is seen beside the picture.
    const { style } = document.documentElement;
    style.scrollbarGutter = 'auto';
    dialog.current?.showModal();
    return () => {
      style.scrollbarGutter = '';
    };
  }, []);
  useEffect(() => {
    const shown = dialog.current?.querySelector('[aria-current=true]');
    shown?.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' });
  }, [at]);

  const show = (next: number) => {
    if (next === at) return;
    setAt(next);
    zoom.reset();
  };
  const turn = (step: number) => show((at + step + pictures.length) % pictures.length);
  const swipe = useSwipe((step) => {
    if (!isZoomed) turn(step);
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (key === '+') zoom.zoomIn();
    if (key === '-') zoom.zoomOut();
    const [x, y] = ARROWS[key] ?? [0, 0];
    if (x === 0 && y === 0) return;
    event.preventDefault();
    // An enlarged picture is moved; at its edge the next one follows.
    if (zoom.pan(x, y) || x === 0) return;
    turn(document.dir === 'rtl' ? -x : x);
  };
  const follow = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') zoom.follow(event);
  };

  const many = pictures.length > 1;
  const arrow = (step: 1 | -1, className = '') => (
    <FullScreenButton
      name={t(step === 1 ? 'product.nextPicture' : 'product.previousPicture')}
      icon={step === 1 ? 'chevron-right' : 'chevron-left'}
      mirrored
      onClick={() => turn(step)}
      className={className}
    />
  );
  const beside = many && (room.wide || room.low);
  return (
    <dialog
      ref={dialog}
      aria-label={t('product.pictures')}
      onClose={() => onClose(at)}
      onKeyDown={onKeyDown}
      className="m-0 h-dvh max-h-none w-full max-w-none bg-canvas"
    >
      <div className="flex h-full flex-col">
        <div className="flex items-center gap-2 p-3">
          <p aria-live="polite" className="grow px-4 text-sm tabular">
            <bdi dir="ltr">{many && `${at + 1} / ${pictures.length}`}</bdi>
          </p>
          <FullScreenButton
            name={t(isZoomed ? 'product.zoomOut' : 'product.zoomIn')}
            icon={isZoomed ? 'minus' : 'zoom-in'}
            idle={picture !== null && !picture.isLarger}
            onClick={() => (isZoomed ? zoom.zoomOut() : zoom.zoomIn())}
          />
          <FullScreenButton
            name={t('layout.close')}
            icon="x"
            onClick={() => dialog.current?.close()}
          />
        </div>
        <div className="relative min-h-0 grow">
          <div
            ref={pane}
            dir="ltr"
            className="h-full overflow-auto"
            style={{ touchAction: isZoomed ? 'pan-x pan-y' : 'none', scrollbarWidth: 'none' }}
          >
            <button
              type="button"
              onClick={zoom.toggle}
              onPointerMove={follow}
              {...swipe}
              className={cx(
                isZoomed ? 'grid cursor-zoom-out place-items-center' : 'block size-full',
                !isZoomed && picture?.isLarger && 'cursor-zoom-in',
              )}
              style={
                edges
                  ? {
                      width: `max(100%, ${edges.width}px)`,
                      height: `max(100%, ${edges.height}px)`,
                    }
                  : undefined
              }
            >
              <img
                key={at}
                ref={image}
                src={url(pictures[at] ?? '', 1280)}
                alt={t('product.pictureOf', { title, number: at + 1 })}
                onLoad={onLoad}
                className={cx(
                  'max-w-none bg-contain bg-center bg-no-repeat',
                  !edges && 'size-full',
                )}
                // The smaller one is loaded already and shown meanwhile.
                style={{
                  objectFit: 'scale-down',
                  ...(edges ?? (!picture && { backgroundImage: `url("${loadedAddress(at)}")` })),
                }}
              />
            </button>
          </div>
          {beside && (
            <>
              {arrow(-1, 'absolute start-3 top-1/2 -translate-y-1/2')}
              {arrow(1, 'absolute end-3 top-1/2 -translate-y-1/2')}
            </>
          )}
        </div>
        {many && !room.low && (
          <div className="flex items-center justify-center gap-3 p-3">
            {!beside && arrow(-1)}
            <Thumbnails pictures={pictures} shown={at} onPress={show} />
            {!beside && arrow(1)}
          </div>
        )}
      </div>
    </dialog>
  );
};

export default FullScreen;
