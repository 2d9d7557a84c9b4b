import type { MouseEvent } from 'react';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { ShopPicture, usePictureUrl } from '#web/components/picture/picture.tsx';

const PANE = '(min-width: 768px) 50vw, 92vw';

type Props = {
  title: string;
  image: string;
  /** Which of the pictures it is, from 1. */
  number: number;
  onPress: (event: MouseEvent) => void;
};

/** A picture in the row that is swiped; without scripts a press opens the picture alone. */
export const Slide = ({ title, image, number, onPress }: Props) => {
  const { t } = useTranslation();
  const url = usePictureUrl();
  return (
    <li id={`picture-${number}`} className="aspect-square">
      <a
        href={url(image, 1280)}
        onClick={onPress}
        tabIndex={-1}
        className="block size-full cursor-zoom-in"
      >
        <ShopPicture
          image={image}
          alt={t('product.pictureOf', { title, number })}
          sizes={PANE}
          eager={number === 1}
          className="object-contain!"
        />
      </a>
    </li>
  );
};
