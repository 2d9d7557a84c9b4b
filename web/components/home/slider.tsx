import type { Slide } from '#contract/shop/home.ts';
import { memo } from 'react';
import { SourceLink } from '#web/components/links/source-link.tsx';
import { ShopPicture } from '#web/components/picture/picture.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { cx } from '#web/ui/class-names.ts';
import type { IconName } from '#web/ui/icon-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useCarousel } from '#web/ui/use-carousel.ts';
import { useAutoplay } from './use-autoplay.ts';

const SlidePane = ({ slide, first }: { slide: Slide; first: boolean }) => {
  const { t } = useTranslation();
  return (
    <div
      data-counted={`slide:${slide.id}`}
      className="slide grid h-full grid-cols-[11fr_9fr] md:h-[clamp(27rem,40vw,36rem)] md:grid-cols-[5fr_6fr]"
    >
      {/* What the words stand on takes its colour from the picture. */}
      <ShopPicture image={slide.image} alt="" only={160} />
      <div className="order-last overflow-hidden">
        <ShopPicture
          image={slide.image}
          alt=""
          sizes="(min-width: 768px) 55vw, 75vw"
          eager={first}
          ratio={[4, 3]}
        />
      </div>
      <div className="flex flex-col items-start justify-center gap-3 py-5 md:pe-8 md:pb-18">
        <h2 className="max-w-full text-3xl font-semibold md:max-w-[8.5em] lg:text-4xl">
          {slide.title}
        </h2>
        {slide.subtitle && (
          <p className="max-w-md text-lg text-soft max-sm:sr-only">{slide.subtitle}</p>
        )}
        {slide.source && (
          <SourceLink source={slide.source} className={cx(buttonClass({ size: 'lg' }), 'mt-1')}>
            {slide.action ?? t('home.discover')}
          </SourceLink>
        )}
      </div>
    </div>
  );
};

/** Memoised: sliding and autoplay do not render the slides again. */
const Slides = memo(({ slides }: { slides: readonly Slide[] }) => {
  const { t } = useTranslation();
  return slides.map((slide, at) => (
    <li key={slide.id} aria-label={t('home.slide', { number: at + 1, total: slides.length })}>
      <SlidePane slide={slide} first={at === 0} />
    </li>
  ));
});

const Control = ({
  name,
  icon,
  onClick,
}: {
  name: string;
  icon: IconName;
  onClick: () => void;
}) => {
  const turns = icon !== 'pause' && icon !== 'play';
  return (
    <button
      type="button"
      aria-label={name}
      onClick={onClick}
      className={cx(
        'grid size-8 place-items-center rounded-full bg-canvas shadow-low',
        turns && 'max-md:hidden',
      )}
    >
      <Icon name={icon} mirrored={turns} className="size-4" />
    </button>
  );
};

/** The slides: swiped, turned by button or arrow key, and by themselves until somebody stops it. */
export const Slider = ({ slides }: { slides: readonly Slide[] }) => {
  const { t } = useTranslation();
  const { reel, shown, show } = useCarousel();
  const turn = (step: number) => show((shown + step + slides.length) % slides.length);
  const { playing, held, toggle, hold } = useAutoplay(() => turn(1));
  if (slides.length === 0) return null;
  return (
    <section
      aria-roledescription="carousel"
      aria-label={t('home.slider')}
      className="full @container relative bg-band"
      {...hold}
    >
      <ul
        {...reel}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={t('home.slider')}
        className="reel h-full"
      >
        <Slides slides={slides} />
      </ul>
      {slides.length > 1 && (
        <div className="slide-controls absolute flex items-center gap-2 noscript:hidden">
          <Control name={t('home.previousSlide')} icon="chevron-left" onClick={() => turn(-1)} />
          <Control
            name={t(playing ? 'home.pause' : 'home.play')}
            icon={playing ? 'pause' : 'play'}
            onClick={toggle}
          />
          <Control name={t('home.nextSlide')} icon="chevron-right" onClick={() => turn(1)} />
          <span
            className="ms-2 h-0.5 w-16 overflow-hidden rounded-full bg-line max-md:hidden"
            aria-hidden="true"
          >
            {playing && !held && (
              <span
                key={shown}
                className="block h-full origin-left animate-turn bg-accent rtl:origin-right"
              />
            )}
          </span>
          <p className="text-xs text-soft tabular" aria-hidden="true">
            <bdi dir="ltr">
              {shown + 1} / {slides.length}
            </bdi>
          </p>
        </div>
      )}
    </section>
  );
};
