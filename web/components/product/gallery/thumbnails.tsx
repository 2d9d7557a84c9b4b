import { useTranslation } from '#web/lib/texts/translation.tsx';
import { cx } from '#web/ui/class-names.ts';
import { ShopPicture } from '#web/components/picture/picture.tsx';

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
  pictures: readonly string[];
  /** Which of them is seen, from 0. */
  shown: number;
  onPress: (at: number) => void;
};

/** All pictures at a glance, to choose by; without scripts each leads to its place in the row. */
export const Thumbnails = ({ pictures, shown, onPress }: Props) => {
  const { t } = useTranslation();
  return (
    <ul className="-m-1 flex gap-2 overflow-x-auto p-1 [scrollbar-width:none] md:flex-wrap">
      {pictures.map((image, at) => (
        <li key={image} className="shrink-0">
          <a
            href={`#picture-${at + 1}`}
            aria-label={t('product.showPicture', { number: at + 1 })}
            aria-current={at === shown}
            onClick={(event) => {
              event.preventDefault();
              onPress(at);
            }}
            className="block"
          >
            <Thumbnail image={image} active={at === shown} />
          </a>
        </li>
      ))}
    </ul>
  );
};
