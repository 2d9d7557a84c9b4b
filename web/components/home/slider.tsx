import type { Slide } from '#contract/home.ts';
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
      className="grid h-full overflow-hidden bg-primary-wash md:grid-cols-2"
    >
      <div className="order-2 flex flex-col items-start justify-center gap-3 p-6 pb-16 md:order-none md:p-10 lg:p-14">
        <h2 className="max-w-full text-3xl font-semibold">{slide.title}</h2>
        {slide.subtitle && <p className="max-w-md text-soft">{slide.subtitle}</p>}
        {slide.source && (
          <SourceLink source={slide.source} className={cx(buttonClass(), 'mt-2')}>
            {slide.action ?? t('home.discover')}
          </SourceLink>
        )}
      </div>
      <div className="aspect-4/3 md:aspect-auto md:min-h-100">
        <ShopPicture
          image={slide.image}
          alt=""
          sizes="(min-width: 768px) 50vw, 100vw"
          eager={first}
          ratio={[4, 3]}
        />
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
}) => (
  <button
    type="button"
    aria-label={name}
    onClick={onClick}
    className="grid size-[36px] place-items-center rounded-full bg-canvas shadow-low"
  >
    <Icon name={icon} mirrored={icon !== 'pause' && icon !== 'play'} className="size-4" />
  </button>
);

/** The slides: swiped, turned by button or arrow key, and by themselves until somebody stops it. */
export const Slider = ({ slides }: { slides: readonly Slide[] }) => {
  const { t } = useTranslation();
  const { reel, shown, show } = useCarousel();
  const turn = (step: number) => show((shown + step + slides.length) % slides.length);
  const { playing, toggle, hold } = useAutoplay(() => turn(1));
  if (slides.length === 0) return null;
  return (
    <section
      aria-roledescription="carousel"
      aria-label={t('home.slider')}
      className="relative overflow-hidden rounded-xl"
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
        <div className="absolute start-6 bottom-4 flex items-center gap-2 noscript:hidden md:start-10 lg:start-14">
          <Control name={t('home.previousSlide')} icon="chevron-left" onClick={() => turn(-1)} />
          <Control
            name={t(playing ? 'home.pause' : 'home.play')}
            icon={playing ? 'pause' : 'play'}
            onClick={toggle}
          />
          <Control name={t('home.nextSlide')} icon="chevron-right" onClick={() => turn(1)} />
          <p className="ms-1 text-sm text-soft tabular-nums" aria-hidden="true">
            <bdi dir="ltr">
              {shown + 1} / {slides.length}
            </bdi>
          </p>
        </div>
      )}
    </section>
  );
};
