import { Link } from '#web/lib/paths/link.tsx';
import { useCommon, useLogo } from '#web/lib/page-data/shop-data.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { BrandMark } from '#web/ui/brand-mark.tsx';

/** The shop's own logo, or an arch of the souk with its name. */
export const Logo = () => {
  const { paths } = useTranslation();
  const { site_setting, img_src_url, thumb_prefix } = useCommon();
  const { header_logo, site_name } = site_setting;
  const own = useLogo();
  return (
    <Link to={paths.home()} className="flex items-center gap-2 rounded-sm py-1">
      {own ? (
        <picture>
          {own.dark && <source media="(prefers-color-scheme:dark)" srcSet={own.dark} />}
          <img src={own.src} alt={site_name} width={own.width} height="36" className="h-9 w-auto" />
        </picture>
      ) : header_logo ? (
        <img
          src={img_src_url + thumb_prefix + header_logo}
          alt={site_name}
          height="36"
          className="h-9 w-auto"
        />
      ) : (
        <>
          <BrandMark className="size-7 text-primary" />
          <bdi className="text-xl font-bold [letter-spacing:-0.025em]">{site_name}</bdi>
        </>
      )}
    </Link>
  );
};
