import { type MouseEvent, type PointerEvent, Suspense, useState } from 'react';
import type { HydratedProduct } from '#web/components/product/shown-product.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { lazyPart, Nothing } from '#web/rendering/lazy-part.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { LoadingBar } from '#web/ui/loading-bar.tsx';
import { useCarousel } from '#web/ui/use-carousel.ts';
import type { FullScreenProps } from './full-screen.tsx';
import { shownPictures } from './shown-pictures.ts';
import { Slide } from './slide.tsx';
import { Thumbnails } from './thumbnails.tsx';

/** Fetched when it is opened; where that fails, nothing opens. */
const FullScreen = lazyPart<FullScreenProps>(() => import('./full-screen.tsx'), Nothing);

/** Fetched when a mouse first comes over a picture; without it the picture is as it was. */
const HoverZoom = lazyPart<{ image: string; onPress: () => void }>(
  () => import('./hover-zoom.tsx'),
  Nothing,
);

type Props = {
  product: HydratedProduct;
  /** The picture of what is chosen; null: nothing is. */
  chosen: string | null;
};

/** The pictures: swiped, chosen by thumbnail, or seen in full screen. */
export const Gallery = ({ product, chosen }: Props) => {
  const { t } = useTranslation();
  const { title } = product;
  const pictures = shownPictures(product, chosen);
  const { reel, shown, show } = useCarousel(chosen);
  const [full, setFull] = useState(false);
  const [near, setNear] = useState(false);

  const openFull = (event: MouseEvent) => {
    event.preventDefault();
    setFull(true);
  };

  return (
    <section
      aria-label={t('product.pictures')}
      className={pictures.length > 1 ? 'gallery gallery-many' : 'gallery'}
    >
      <div
        className="gallery-frame"
        onPointerEnter={({ pointerType }: PointerEvent) => setNear(pointerType === 'mouse')}
        onPointerLeave={() => setNear(false)}
      >
        <ul
          {...reel}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
          tabIndex={0}
          aria-label={t('product.pictures')}
          className="reel"
        >
          {/* By their places: an element that is given another picture shows the old one until that is there. */}
          {pictures.map((image, at) => (
            <Slide key={at} title={title} image={image} number={at + 1} onPress={openFull} />
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
          className="gallery-zoom noscript:hidden"
        >
          <Icon name="zoom-in" />
        </button>
      </div>
      {pictures.length > 1 && <Thumbnails pictures={pictures} shown={shown} onPress={show} />}
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
