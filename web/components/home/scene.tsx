import { ShopPicture } from '#web/components/picture/picture.tsx';
import { Link } from '#web/lib/paths/link.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { cx } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';

type Props = {
  image: string;
  /** What the picture is about. */
  text: string;
  /** Where all of it is. */
  to: string;
};

/** A collection's products among each other, in the place of a large card: on large screens alone. */
export const Scene = ({ image, text, to }: Props) => {
  const { t } = useTranslation();
  return (
    <li className="grid max-lg:hidden">
      <Link to={to} className="banner tall-banner group grid overflow-hidden rounded-lg bg-band">
        <div>
          <ShopPicture image={image} alt="" sizes="800px" from={640} ratio={[3, 2]} />
        </div>
        <div>
          <p>{text}</p>
          <p className={cx(buttonClass(), 'mt-3 self-start')}>
            {t('layout.seeAll')}
            <Icon name="arrow-right" mirrored className="size-4" />
          </p>
        </div>
      </Link>
    </li>
  );
};
