import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { cx } from '#web/ui/class-names.ts';
import type { IconName } from '#web/ui/icon-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { usePictureUrl } from '#web/components/picture/picture.tsx';

type ButtonProps = {
  name: string;
  icon: IconName;
  onClick: () => void;
  mirrored?: boolean;
  className?: string;
};

const RoundButton = ({ name, icon, onClick, mirrored = false, className }: ButtonProps) => (
  <button
    type="button"
    aria-label={name}
    onClick={onClick}
    className={cx('grid size-11 place-items-center rounded-full bg-surface', className)}
  >
    <Icon name={icon} mirrored={mirrored} />
  </button>
);

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
  useEffect(() => dialog.current?.showModal(), []);

  const turn = (step: number) => {
    setAt((at + step + pictures.length) % pictures.length);
    setZoomed(false);
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    const forward = document.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    if (!zoomed && (key === 'ArrowLeft' || key === 'ArrowRight')) turn(key === forward ? 1 : -1);
    if (key === '+' || key === '-') setZoomed(key === '+');
  };

  return (
    <dialog
      ref={dialog}
      aria-label={t('product.pictures')}
      onClose={() => onClose(at)}
      onKeyDown={onKeyDown}
      className="m-0 h-dvh max-h-none w-screen max-w-none bg-canvas"
    >
      <div className="size-full overflow-auto">
        <button
          type="button"
          aria-label={t(zoomed ? 'product.zoomOut' : 'product.zoomIn')}
          onClick={() => setZoomed(!zoomed)}
          className={cx('block', zoomed ? 'size-[200%]' : 'size-full')}
        >
          <img
            src={url(pictures[at] ?? '', 1280)}
            alt={t('product.pictureOf', { title, number: at + 1 })}
            width="1280"
            height="1280"
            className="size-full bg-contain bg-center bg-no-repeat object-contain"
            // The smaller one is loaded already and shown meanwhile.
            style={{ backgroundImage: `url("${url(pictures[at] ?? '', 640)}")` }}
          />
        </button>
      </div>
      <RoundButton
        name={t('layout.close')}
        icon="x"
        onClick={() => dialog.current?.close()}
        className="absolute end-4 top-4"
      />
      {pictures.length > 1 && (
        <div className="absolute inset-x-0 bottom-4 flex items-center justify-center gap-4">
          <RoundButton
            name={t('product.previousPicture')}
            icon="chevron-left"
            mirrored
            onClick={() => turn(-1)}
          />
          <p aria-live="polite" className="rounded-full bg-surface px-3 py-1 text-sm tabular-nums">
            <bdi dir="ltr">
              {at + 1} / {pictures.length}
            </bdi>
          </p>
          <RoundButton
            name={t('product.nextPicture')}
            icon="chevron-right"
            mirrored
            onClick={() => turn(1)}
          />
        </div>
      )}
    </dialog>
  );
};

export default FullScreen;
