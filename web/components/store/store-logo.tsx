import { ShopPicture } from '#web/components/picture/picture.tsx';
import { cx } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';

/** A store's mark, or a sign that it is a store. */
export const StoreLogo = ({ logo, className }: { logo: string | null; className: string }) => (
  <span
    className={cx(
      'grid shrink-0 place-items-center overflow-hidden rounded-full bg-surface',
      className,
    )}
  >
    {logo ? (
      <ShopPicture image={logo} alt="" sizes="96px" upTo={320} />
    ) : (
      <Icon name="store" className="size-1/2 text-soft" />
    )}
  </span>
);
