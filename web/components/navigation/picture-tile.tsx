import { Link } from '#web/lib/link.tsx';
import { ShopPicture } from '#web/components/product/picture.tsx';

type Props = { to: string; image: string; title: string };

/** A picture with its name below, all of it a link. */
export const PictureTile = ({ to, image, title }: Props) => (
  <Link to={to} className="group grid gap-3 text-center">
    <span className="block aspect-square overflow-hidden rounded-lg bg-surface">
      <ShopPicture
        image={image}
        alt=""
        sizes="(min-width: 1200px) 220px, (min-width: 576px) 31vw, 46vw"
        upTo={640}
        className="transition-transform group-hover:scale-105"
      />
    </span>
    <span className="text-sm font-medium group-hover:underline">{title}</span>
  </Link>
);
