import { Link } from '#web/lib/link.tsx';
import { useCommon } from '#web/lib/shop-data.ts';
import { useTranslation } from '#web/lib/translation.tsx';

/** The shop's own logo, or an arch of the souk with its name. */
export const Logo = () => {
  const { paths } = useTranslation();
  const { site_setting, img_src_url, thumb_prefix } = useCommon();
  const { header_logo, site_name } = site_setting;
  return (
    <Link to={paths.home()} className="flex items-center gap-2 rounded-sm py-1">
      {header_logo ? (
        <img
          src={img_src_url + thumb_prefix + header_logo}
          alt={site_name}
          height="36"
          className="h-9 w-auto"
        />
      ) : (
        <>
          <svg aria-hidden="true" viewBox="0 0 28 28" className="size-7 text-primary">
            <path fill="currentColor" d="M0 28V14a14 14 0 0 1 28 0v14h-7V14.5a7 7 0 0 0-14 0V28z" />
          </svg>
          <bdi className="text-xl font-bold tracking-tight">{site_name}</bdi>
        </>
      )}
    </Link>
  );
};
