import { Link } from 'react-router';
import { useTranslation } from '#web/lib/translation.tsx';

/** "Did you mean": words that find something. */
export const Suggestions = ({ words }: { words: readonly string[] }) => {
  const { t, paths } = useTranslation();
  if (words.length === 0) return null;
  return (
    <p className="flex flex-wrap gap-x-2 text-soft">
      {t('listing.didYouMean')}
      {words.map((word) => (
        <Link key={word} to={paths.search(word)} className="font-medium text-primary underline">
          {word}
        </Link>
      ))}
    </p>
  );
};
