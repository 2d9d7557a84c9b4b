import { Link } from '#web/lib/paths/link.tsx';
import { isolateText } from '#web/lib/texts/isolate.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { withLiteral } from './listing-query.ts';
import type { ShownListing } from './shown-listing.ts';
import { useListing } from './use-listing.ts';

const linkClass = 'font-medium text-primary underline';

/** The way back to the text that was corrected; where none was, "did you mean": words that find something. */
const Suggestions = ({ corrected, searched, suggestions }: ShownListing) => {
  const { t, paths } = useTranslation();
  const { query } = useListing();
  return (
    <>
      {corrected !== null && searched && (
        <Link to={withLiteral(query, searched)} className={linkClass}>
          {t('listing.searchInstead', { text: isolateText(searched) })}
        </Link>
      )}
      {corrected === null && suggestions.length > 0 && (
        <p className="flex flex-wrap gap-x-2 text-soft">
          {t('listing.didYouMean')}
          {suggestions.map((words) => (
            <Link key={words} to={paths.search(words)} className={linkClass}>
              {words}
            </Link>
          ))}
        </p>
      )}
    </>
  );
};

export default Suggestions;
