import { ShopPicture } from '#web/components/picture/picture.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Choice } from '#web/ui/choice.tsx';

/** The pictures that a review has; those that are ticked are taken away with the next save. */
export const OwnPictures = ({ images }: { images: readonly string[] }) => {
  const { t } = useTranslation();
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-medium">{t('reviewPage.ownPictures')}</legend>
      <ul className="flex flex-wrap gap-4">
        {images.map((image, at) => (
          <li key={image} className="grid w-36 content-start gap-1">
            <span className="block size-20 overflow-hidden rounded-md bg-surface">
              <ShopPicture image={image} alt="" sizes="80px" upTo={320} />
            </span>
            <Choice kind="checkbox" name="removed_images" value={image} className="text-sm">
              {t('reviewPage.removePicture', { number: at + 1 })}
            </Choice>
          </li>
        ))}
      </ul>
    </fieldset>
  );
};
