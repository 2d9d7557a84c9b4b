import { useState } from 'react';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { findQuestions } from './find-questions.ts';

/** The shop's own text. */
export const PageBody = ({ html }: { html: string }) => (
  <div className="prose mt-8 max-w-2xl" dangerouslySetInnerHTML={{ __html: html }} />
);

/** Many questions and, where scripts are, a field that shows those with a word. */
export const QuestionsBody = ({ html }: { html: string }) => {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const found = findQuestions(html, typed);
  return (
    <>
      <div className="mt-6 max-w-2xl noscript:hidden print:hidden">
        <div className="search-box">
          <input
            type="search"
            dir="auto"
            aria-label={t('helpPage.search')}
            placeholder={t('helpPage.search')}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <span className="grid size-9 shrink-0 place-items-center text-soft">
            <Icon name="search" />
          </span>
        </div>
      </div>
      <p role="status" className="mt-4 text-soft empty:hidden">
        {found === '' ? t('helpPage.noMatch') : ''}
      </p>
      <PageBody html={found} />
    </>
  );
};
