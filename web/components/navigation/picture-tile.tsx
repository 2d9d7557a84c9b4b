import { Link } from '#web/lib/paths/link.tsx';
import { SmallPicture } from '#web/components/picture/picture.tsx';

const WIDTHS = [320, 480] as const;

type Props = {
  to: string;
  image: string;
  title: string;
  /** Seen without scrolling. */
  eager?: boolean;
};

/** A picture with its name below, all of it a link. */
export const PictureTile = ({ to, image, title, eager = false }: Props) => (
  <Link to={to} className="tile">
    <span className="frame">
      <SmallPicture image={image} widths={WIDTHS} eager={eager} />
    </span>
    {title}
  </Link>
);
