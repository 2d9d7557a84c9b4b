import { Link } from '#web/lib/paths/link.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import type { ShownListing } from './shown-listing.ts';

/** What was searched instead of a misspelt text, and "did you mean": words that find something. */
export const Suggestions = ({ corrected, suggestions }: ShownListing) => {
  const { t, paths } = useTranslation();
  return (
    <>
      {corrected !== null && <p>{t('listing.showingFor', { text: corrected })}</p>}
      {suggestions.length > 0 && (
        <p className="flex flex-wrap gap-x-2 text-soft">
          {t('listing.didYouMean')}
          {suggestions.map((words) => (
            <Link
              key={words}
              to={paths.search(words)}
              className="font-medium text-primary underline"
            >
              {words}
            </Link>
          ))}
        </p>
      )}
    </>
  );
};
