import { useTranslation } from '#web/lib/texts/translation.tsx';
import { ShopPicture } from '#web/components/picture/picture.tsx';

type Props = {
  pictures: readonly string[];
  /** Which of them is seen, from 0. */
  shown: number;
  onPress: (at: number) => void;
  className?: string;
};

/** All pictures at a glance, to choose by; without scripts each leads to its place in the row. */
export const Thumbnails = ({ pictures, shown, onPress, className = '' }: Props) => {
  const { t } = useTranslation();
  return (
    <ul className={`thumbnails ${className}`}>
      {pictures.map((image, at) => (
        // By its place, so that the old one is seen until another has come.
        <li key={at}>
          <a
            href={`#picture-${at + 1}`}
            aria-label={t('product.showPicture', { number: at + 1 })}
            aria-current={at === shown}
            onClick={(event) => {
              event.preventDefault();
              onPress(at);
            }}
          >
            <ShopPicture image={image} alt="" sizes="64px" upTo={320} eager="plain" />
          </a>
        </li>
      ))}
    </ul>
  );
};
