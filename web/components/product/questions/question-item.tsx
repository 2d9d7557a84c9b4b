import type { Answer, Question } from '#contract/questions/question.ts';
import { languageName } from '#i18n/formats.ts';
import { writeShortDate } from '#web/lib/texts/dates.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Badge } from '#web/ui/badge.tsx';

type WrittenProps = { text: string; language: string; className?: string };

/** What somebody has written; whatever its direction, it begins where the page's own texts do. */
export const Written = ({ text, language, className = '' }: WrittenProps) => (
  <p className={`max-w-prose wrap-anywhere whitespace-pre-line ${className}`}>
    <bdi lang={language}>{text}</bdi>
  </p>
);

type ByLineProps = { name?: string | null; date: string; language: string };

/** Who has written it, where they are named, when, and in which language where it is not the page's. */
export const ByLine = ({ name, date, language }: ByLineProps) => {
  const { t, language: here } = useTranslation();
  const other = language !== here.code;
  return (
    <p className="text-sm text-faint">
      {name && (
        <>
          <bdi>{name}</bdi>
          {' · '}
        </>
      )}
      {writeShortDate(date, here)}
      {other && (
        <>
          {' · '}
          {t('questions.writtenIn', { language: languageName(here.locale, language) })}
        </>
      )}
    </p>
  );
};

/** The answers to one question, each with who gives it. */
export const Answers = ({ answers }: { answers: readonly Answer[] }) => {
  const { t } = useTranslation();
  return (
    <ul className="grid gap-4">
      {answers.map(({ id, by, name, answer, language, date }) => (
        <li key={id} className="grid justify-items-start gap-1 border-s-2 border-line ps-4">
          <Badge tone={by === 'store' ? 'primary' : 'success'}>{t(`questions.${by}`)}</Badge>
          <Written text={answer} language={language} />
          <ByLine name={name} date={date} language={language} />
        </li>
      ))}
    </ul>
  );
};

/** A question with its answers. */
export const QuestionItem = ({ question }: { question: Question }) => (
  <article className="late-part grid content-start gap-3 rounded-lg border border-line p-5 [--tall:12rem]">
    <div className="grid gap-1">
      <Written text={question.question} language={question.language} className="font-semibold" />
      <ByLine name={question.name} date={question.date} language={question.language} />
    </div>
    <Answers answers={question.answers} />
  </article>
);
