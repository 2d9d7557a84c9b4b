import type { Link as LinkData } from '#contract/shop/common.ts';
import type { StaticPage as StaticPageData } from '#contract/shop/content.ts';
import { SupportLinks } from '#web/components/menu/support-links.tsx';
import { Link } from '#web/lib/paths/link.tsx';
import { makePaths } from '#web/lib/paths/paths.ts';
import { writeDate } from '#web/lib/texts/dates.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { chipClass } from '#web/ui/badge.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { defaultLanguage } from '#i18n/languages.ts';
import { hasManyQuestions } from './find-questions.ts';
import { InfoPage } from './info-page.tsx';
import { isOf } from './other-pages.tsx';
import { PageBody, QuestionsBody } from './page-body.tsx';
import type { Entry, Topic } from './page-text.server.ts';

/** Where somebody asks whose question the text has not answered. */
const Question = () => {
  const { t, paths } = useTranslation();
  return (
    <aside
      aria-label={t('helpPage.question')}
      className="grid justify-items-start gap-3 rounded-lg bg-surface p-4 sm:p-6 print:hidden"
    >
      <h2 className="text-lg font-semibold">{t('helpPage.question')}</h2>
      <div className="grid justify-items-start text-soft *:whitespace-normal">
        <SupportLinks />
      </div>
      <Link to={paths.contact()} className={buttonClass({ variant: 'secondary' })}>
        {t('helpPage.write')}
      </Link>
    </aside>
  );
};

/** What people come for first, before all words. */
const Entries = ({ entries }: { entries: readonly Entry[] }) =>
  entries.length > 0 && (
    <ul className="mt-6 grid gap-4 sm:grid-cols-2 xl:grid-cols-3 print:hidden">
      {entries.map(({ to, icon, title, text }) => (
        <li key={to}>
          <a
            href={to}
            className="flex h-full gap-3 rounded-lg border border-line p-4 transition-colors hover:border-edge hover:bg-surface"
          >
            <span className="grid size-10 shrink-0 place-items-center rounded-full bg-primary-wash text-primary">
              <Icon name={icon} />
            </span>
            <span className="grid content-start gap-1">
              <span className="font-semibold">{title}</span>
              <span className="text-sm text-soft">{text}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );

/** What a long text is about: each leads to its part. */
const Topics = ({ topics }: { topics: readonly Topic[] }) => {
  const { t } = useTranslation();
  if (topics.length === 0) return null;
  return (
    <nav aria-label={t('helpPage.topics')} className="mt-6 print:hidden">
      <ul className="flex flex-wrap gap-2">
        {topics.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className={chipClass()}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};

type Props = {
  page: StaticPageData;
  entries: readonly Entry[];
  topics: readonly Topic[];
  services: readonly LinkData[];
  about: readonly LinkData[];
};

/** A page of the shop's own texts: privacy, terms, questions, help. */
export const StaticPage = ({ page, entries, topics, services, about }: Props) => {
  const { t, language } = useTranslation();
  // The owner's links say the addresses of the first language.
  const here = makePaths(defaultLanguage).page(page.slugs[defaultLanguage] ?? page.slug);
  // What is promised has a date; how something is done is as it is.
  const isHelp = services.some((link) => isOf(link, here));
  return (
    <InfoPage title={page.title} {...{ here, services, about }} aside={<Question />}>
      <article className="min-w-0">
        <h1 className="text-3xl font-semibold">{page.title}</h1>
        <Entries entries={entries} />
        <Topics topics={topics} />
        {hasManyQuestions(page.description) ? (
          <QuestionsBody key={page.slug} html={page.description} />
        ) : (
          <>
            <PageBody html={page.description} />
            {!isHelp && (
              <p className="mt-8 text-sm text-faint">
                {t('layout.updated', { date: writeDate(page.updated, language) })}
              </p>
            )}
          </>
        )}
      </article>
    </InfoPage>
  );
};
