import { useRef, useState, type PointerEvent } from 'react';
import { cx } from '#web/ui/class-names.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { usePictureUrl } from '#web/components/picture/picture.tsx';

/** How much larger than in its frame. */
const TIMES = 2.2;

type Props = { image: string; onPress: () => void };

/** The part of a picture below the pointer, enlarged, in the picture's own frame. */
const HoverZoom = ({ image, onPress }: Props) => {
  const { t } = useTranslation();
  const large = usePictureUrl()(image, 1280);
  const [ready, setReady] = useState('');
  const glass = useRef<HTMLButtonElement>(null);
  const follow = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const { x, y, width, height } = currentTarget.getBoundingClientRect();
    const share = (at: number) => `${Math.min(100, Math.max(0, at * 100))}%`;
    glass.current?.style.setProperty(
      'background-position',
      `${share((clientX - x) / width)} ${share((clientY - y) / height)}`,
    );
  };
  return (
    <button
      ref={glass}
      type="button"
      // The keyboard has the button for the full screen.
      tabIndex={-1}
      aria-label={t('product.fullScreen')}
      onClick={onPress}
      onPointerMove={follow}
      onPointerEnter={follow}
      className={cx(
        'hover-zoom absolute inset-0 cursor-zoom-in bg-surface bg-no-repeat',
        ready !== large && 'opacity-0',
      )}
      style={{ backgroundImage: `url("${large}")`, backgroundSize: `${TIMES * 100}%` }}
    >
      {/* Until it is loaded, the picture below is visible. */}
      <img src={large} alt="" onLoad={() => setReady(large)} className="hidden" />
    </button>
  );
};

export default HoverZoom;
