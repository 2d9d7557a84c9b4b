import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { cx } from '#web/ui/class-names.ts';
import type { IconName } from '#web/ui/icon-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { usePictureUrl } from '#web/components/picture/picture.tsx';
import { Thumbnails } from './thumbnails.tsx';

type ButtonProps = {
  name: string;
  icon: IconName;
  onClick: () => void;
  mirrored?: boolean;
  className?: string;
  style?: CSSProperties;
};

const RoundButton = ({ name, icon, onClick, mirrored = false, className, style }: ButtonProps) => (
  <button
    type="button"
    aria-label={name}
    onClick={onClick}
    style={style}
    className={cx('absolute grid size-11 place-items-center rounded-full bg-surface', className)}
  >
    <Icon name={icon} mirrored={mirrored} />
  </button>
);

type Point = { x: number; y: number };

/** A place in the pane, as shares of its width and height. */
const MIDDLE: Point = { x: 0.5, y: 0.5 };

/** Where in the pane the pointer is; a press by the keyboard, which has no place, means the middle. */
const pointOf = (pane: HTMLElement, { clientX, clientY, detail, type }: MouseEvent): Point => {
  if (type === 'click' && detail === 0) return MIDDLE;
  const { left, top, width, height } = pane.getBoundingClientRect();
  return { x: (clientX - left) / width, y: (clientY - top) / height };
};

/** Scrolls what is larger than its pane so that the same point of it lies at that point of the pane. */
const scrollToPoint = (pane: HTMLElement, { x, y }: Point) => {
  const fromStart = document.dir === 'rtl' ? x - 1 : x;
  pane.scrollTo({
    left: fromStart * (pane.scrollWidth - pane.clientWidth),
    top: y * (pane.scrollHeight - pane.clientHeight),
    behavior: 'instant',
  });
};

/** So far, in pixels, a finger is drawn before it means to turn. */
const SWIPE = 40;

/** The address of the picture as the page has loaded it already. */
const loadedAddress = (at: number): string =>
  document.querySelector<HTMLImageElement>(`#picture-${at + 1} img`)?.currentSrc ?? '';

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
  const [zoomed, setZoomed] = useState(false);
  const pane = useRef<HTMLDivElement>(null);
  const point = useRef(MIDDLE);
  const begun = useRef(0);
  // Thumbnails and arrows lie beside the picture, or below it on high screens: neither hides it.
  const [isWide] = useState(() => matchMedia('(orientation: landscape)').matches);
  const arrow = isWide ? { top: 'calc(50% - 1.375rem)' } : { bottom: '6rem' };
  useLayoutEffect(() => {
    if (zoomed && pane.current) scrollToPoint(pane.current, point.current);
  }, [zoomed]);
  useEffect(() => dialog.current?.showModal(), []);

  const show = (next: number) => {
    setAt(next);
    setZoomed(false);
  };
  const turn = (step: number) => show((at + step + pictures.length) % pictures.length);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    const forward = document.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    if (!zoomed && (key === 'ArrowLeft' || key === 'ArrowRight')) turn(key === forward ? 1 : -1);
    if (key !== '+' && key !== '-') return;
    point.current = MIDDLE;
    setZoomed(key === '+');
  };
  const toggleZoom = (press: MouseEvent) => {
    if (pane.current) point.current = pointOf(pane.current, press);
    setZoomed(!zoomed);
  };
  /** A finger that is drawn sideways turns, as in the page. */
  const swipe = ({ pointerType, clientX, type }: PointerEvent) => {
    if (zoomed || pointerType !== 'touch') return;
    if (type === 'pointerdown') {
      begun.current = clientX;
      return;
    }
    const way = (clientX - begun.current) * (document.dir === 'rtl' ? -1 : 1);
    if (Math.abs(way) > SWIPE) turn(way < 0 ? 1 : -1);
  };
  /** A finger scrolls by itself; a mouse need not be dragged. */
  const follow = (move: PointerEvent) => {
    if (!zoomed || move.pointerType !== 'mouse' || !pane.current) return;
    scrollToPoint(pane.current, pointOf(pane.current, move));
  };

  return (
    <dialog
      ref={dialog}
      aria-label={t('product.pictures')}
      onClose={() => onClose(at)}
      onKeyDown={onKeyDown}
      className="m-0 h-dvh max-h-none w-full max-w-none bg-canvas"
    >
      <div
        ref={pane}
        className={cx(
          'overflow-auto [container-type:size]',
          pictures.length > 1 && !isWide ? 'h-[calc(100%-6rem)]' : 'h-full',
        )}
      >
        <button
          type="button"
          aria-label={t(zoomed ? 'product.zoomOut' : 'product.zoomIn')}
          onClick={toggleZoom}
          style={{ touchAction: zoomed ? undefined : 'pinch-zoom' }}
          onPointerMove={follow}
          onPointerDown={swipe}
          onPointerUp={swipe}
          className={cx(
            'block',
            zoomed ? 'size-[max(100cqmax,200cqmin)] cursor-zoom-out' : 'size-full cursor-zoom-in',
          )}
        >
          <img
            src={url(pictures[at] ?? '', 1280)}
            alt={t('product.pictureOf', { title, number: at + 1 })}
            width="1280"
            height="1280"
            className="size-full bg-contain bg-center bg-no-repeat object-contain"
            // The smaller one is loaded already and shown meanwhile.
            style={{ backgroundImage: `url("${loadedAddress(at)}")` }}
          />
        </button>
      </div>
      <RoundButton
        name={t('layout.close')}
        icon="x"
        onClick={() => dialog.current?.close()}
        className="end-4 top-4"
      />
      {pictures.length > 1 && (
        <>
          <RoundButton
            name={t('product.previousPicture')}
            icon="chevron-left"
            mirrored
            onClick={() => turn(-1)}
            className="start-4"
            style={arrow}
          />
          <RoundButton
            name={t('product.nextPicture')}
            icon="chevron-right"
            mirrored
            onClick={() => turn(1)}
            className="end-4"
            style={arrow}
          />
          <p
            aria-live="polite"
            className="absolute start-4 top-4 grid h-11 place-items-center rounded-full bg-surface px-4 text-sm tabular"
          >
            <bdi dir="ltr">
              {at + 1} / {pictures.length}
            </bdi>
          </p>
          <div
            className={cx('absolute bottom-4 flex', !isWide && 'inset-x-4 justify-center')}
            style={isWide ? { insetInlineStart: '5rem' } : undefined}
          >
            <Thumbnails
              pictures={pictures}
              shown={at}
              onPress={show}
              className={isWide ? 'flex-col' : ''}
            />
          </div>
        </>
      )}
    </dialog>
  );
};

export default FullScreen;
