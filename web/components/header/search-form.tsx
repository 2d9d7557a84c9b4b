import { Suspense, useEffect, useRef, useState, type RefObject } from 'react';
import { Form, useLocation, type FormProps } from 'react-router';
import { lazyPart, Nothing } from '#web/rendering/lazy-part.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Icon } from '#web/ui/icon.tsx';

/** Comes with the first focus; where it cannot be had, the form is still a form. */
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

/** The search form: a plain form that leads to the results, with suggestions where scripts run. */
export const SearchForm = () => {
  const { t, paths } = useTranslation();
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
    <search className="relative block" onFocus={() => setWanted(true)}>
      <Form
        ref={form}
        action={paths.search()}
        onSubmit={ignoreEmptyOrSame}
        // The frame is the form's: what is typed has its own direction, and the button stands at the page's end.
        className="search-box"
      >
        <label htmlFor="search" className="sr-only">
          {t('layout.search')}
        </label>
        <input
          key={searched}
          id="search"
          name="q"
          type="search"
          dir="auto"
          maxLength={200}
          defaultValue={searched}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={t('layout.searchPlaceholder')}
        />
        <button type="submit" aria-label={t('layout.search')}>
          <Icon name="search" />
        </button>
      </Form>
      {wanted && (
        <Suspense>
          <SearchPopup form={form} />
        </Suspense>
      )}
    </search>
  );
};
