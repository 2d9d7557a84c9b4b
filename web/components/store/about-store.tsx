import { Link } from '#web/lib/paths/link.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';

type Props = {
  slug: string;
  /** Plain text. */
  description: string | null;
};

/** What a store says of itself, and where one writes to it. */
export default function AboutStore({ slug, description }: Props) {
  const { t, paths } = useTranslation();
  return (
    <>
      {description && <p className="mt-5 max-w-prose text-soft">{description}</p>}
      <p className="mt-4">
        <Link to={paths.storeMessage(slug)} className="text-sm text-primary hover:underline">
          {t('store.write')}
        </Link>
      </p>
    </>
  );
}
