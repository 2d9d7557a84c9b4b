import type { ComponentProps } from 'react';
import { Form } from 'react-router';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Icon } from '#web/ui/icon.tsx';

type Props = Pick<ComponentProps<'input'>, 'id' | 'required' | 'autoComplete'> &
  Pick<ComponentProps<typeof Form>, 'ref' | 'onSubmit'> & {
    /** What is searched for right now. */
    searched?: string;
  };

/** Field and button of a search: a plain form that leads to the results. */
export const SearchBox = ({ ref, onSubmit, searched = '', ...field }: Props) => {
  const { t, paths } = useTranslation();
  return (
    // The frame is the form's: what is typed has its own direction, and the button stands at the page's end.
    <Form ref={ref} action={paths.search()} onSubmit={onSubmit} className="search-box">
      <input
        {...field}
        key={searched}
        name="q"
        type="search"
        dir="auto"
        maxLength={200}
        defaultValue={searched}
        enterKeyHint="search"
        aria-label={t('layout.search')}
        placeholder={t('layout.searchPlaceholder')}
      />
      <button type="submit" aria-label={t('layout.search')}>
        <Icon name="search" />
      </button>
    </Form>
  );
};
