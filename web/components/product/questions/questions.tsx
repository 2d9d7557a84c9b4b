import type { Banner } from '#contract/banner.ts';
import type { Question, QuestionsData } from '#contract/questions/question.ts';
import { BannerStrip } from '#web/components/banners/banner-strip.tsx';
import { PageLinks } from '#web/components/navigation/page-links.tsx';
import { partByLanguage } from '#web/components/product/part-by-language.ts';
import { QUESTIONS_PAGE } from '#web/components/product/product-query.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextAreaField } from '#web/ui/field.tsx';
import { QuestionItem } from './question-item.tsx';

type Props = {
  /** The product's. */
  id: string;
  questions: QuestionsData;
  /** Shown below them, where the shop has one for that place. */
  banner: Banner | null;
  /** What the page's address asks for, as `carriedQuery` has it. */
  query: string;
};

/** What shoppers have asked and who has answered; and a form to ask, which works without any script. */
const Questions = ({ id, questions, banner, query }: Props) => {
  const { t, language } = useTranslation();
  const { own, others } = partByLanguage(questions.result, language.code);
  const addressOf = (page: number): string => {
    const next = new URLSearchParams(query);
    next.delete(QUESTIONS_PAGE);
    if (page > 1) next.set(QUESTIONS_PAGE, String(page));
    return `?${next}#questions`;
  };
  return (
    <section id="questions" aria-labelledby="questions-title">
      <h2 id="questions-title" className="mb-6 text-2xl font-semibold">
        {t('questions.title')}
      </h2>
      <div className="grid gap-x-16 gap-y-8 md:grid-cols-[1fr_18rem]">
        <div>
          {questions.total === 0 && <p className="text-soft">{t('questions.none')}</p>}
          <QuestionItems questions={own} />
          {others.length > 0 && (
            <details open={questions.page > 1} className="group/more">
              <summary className="inline-flex min-h-11 items-center font-medium text-primary underline underline-offset-4 group-open/more:hidden">
                {t('questions.inOthers', { count: others.length })}
              </summary>
              <QuestionItems questions={others} />
            </details>
          )}
          <div className="mt-6">
            <PageLinks
              page={questions.page}
              lastPage={questions.last_page}
              label={t('questions.pages')}
              addressOf={addressOf}
              preventScrollReset
            />
          </div>
          {banner && <BannerStrip banner={banner} />}
        </div>
        <AskForm id={id} />
      </div>
    </section>
  );
};

export default Questions;

const QuestionItems = ({ questions }: { questions: readonly Question[] }) => (
  <div className="opinions">
    {questions.map((question) => (
      <QuestionItem key={question.id} question={question} />
    ))}
  </div>
);

/** Sent to a page of its own, which knows who is here; this one is the same for everybody. */
const AskForm = ({ id }: { id: string }) => {
  const { t, paths } = useTranslation();
  return (
    <form
      method="post"
      action={paths.askQuestion(id)}
      className="grid content-start gap-4 self-start rounded-lg bg-surface p-5"
    >
      <h3 className="font-semibold">{t('questions.ask')}</h3>
      <TextAreaField
        label={t('questions.label')}
        hint={t('questions.hint')}
        name="question"
        required
        maxLength={500}
      />
      <div>
        <Button type="submit" variant="secondary">
          {t('questions.submit')}
        </Button>
      </div>
    </form>
  );
};
