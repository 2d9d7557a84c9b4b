import { Suspense, useEffect, useRef, useState, type RefObject } from 'react';
import { useLocation, type FormProps } from 'react-router';
import { lazyPart, Nothing } from '#web/rendering/lazy-part.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { SearchBox } from './search-box.tsx';

/** Comes when the pointer or the focus does; where it cannot be had, the form is still a form. */
type PopupProps = { form: RefObject<HTMLFormElement | null> };
const SearchPopup = lazyPart<PopupProps>(
  () => import('#web/components/search/search-popup.tsx'),
  Nothing,
);

/** What is searched for right now, on the results page. */
const useSearched = (): string => {
  const { paths } = useTranslation();
  const { pathname, search } = useLocation();
  if (pathname !== paths.search()) return '';
  return new URLSearchParams(search).get('q') ?? '';
};

/** The search of every page, with suggestions where scripts run. */
export const SearchForm = () => {
  const searched = useSearched();
  const form = useRef<HTMLFormElement>(null);
  const [wanted, setWanted] = useState(false);
  // The field may have the focus already, before the scripts were loaded.
  useEffect(() => setWanted(form.current?.contains(document.activeElement) ?? false), []);

  const ignoreEmptyOrSame: FormProps['onSubmit'] = (event) => {
    const text = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    if (text === '' || text === searched.trim()) event.preventDefault();
  };

  return (
    <search
      className="relative block"
      onFocus={() => setWanted(true)}
      onPointerEnter={() => setWanted(true)}
    >
      <SearchBox ref={form} onSubmit={ignoreEmptyOrSame} id="search" searched={searched} />
      {wanted && (
        <Suspense>
          <SearchPopup form={form} />
        </Suspense>
      )}
    </search>
  );
};
