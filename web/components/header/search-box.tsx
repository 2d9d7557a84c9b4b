import type { ComponentProps } from 'react';
import { Form } from 'react-router';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Icon } from '#web/ui/icon.tsx';

type Props = Pick<ComponentProps<typeof Form>, 'ref' | 'onSubmit'> & {
  /** The field's, where something else of the page leads to it. */
  id?: string;
  /** What is searched for right now. */
  searched?: string;
};

/** Field and button of a search: a plain form that leads to the results. */
export const SearchBox = ({ id, searched = '', ...form }: Props) => {
  const { t, paths } = useTranslation();
  const name = t('layout.search');
  return (
    // The frame is the form's: what is typed has its own direction, and the button stands at the page's end.
    <Form {...form} action={paths.search()} className="search-box">
      <input
        key={searched}
        id={id}
        name="q"
        type="search"
        dir="auto"
        maxLength={200}
        defaultValue={searched}
        autoComplete="off"
        aria-label={name}
        placeholder={t('layout.searchPlaceholder')}
      />
      <button type="submit" aria-label={name}>
        <Icon name="search" />
      </button>
    </Form>
  );
};
