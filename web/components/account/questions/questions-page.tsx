import { Form, useNavigation } from 'react-router';
import { AccountPage } from '#web/components/account/account-page.tsx';
import { ProductEntry } from '#web/components/account/product-entry.tsx';
import type { DataOf } from '#contract/endpoint.ts';
import type { listOwnQuestions, OpenQuestion, OwnQuestion } from '#contract/questions/question.ts';
import { useFocusFirstInvalid } from '#web/components/form/focus-first-invalid.ts';
import { Pages } from '#web/components/navigation/page-links.tsx';
import { LazyPopularProducts } from '#web/components/product/late-products.tsx';
import { Answers, ByLine, Written } from '#web/components/product/questions/question-item.tsx';
import { Link } from '#web/lib/paths/link.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import type { Flash } from '#web/lib/visit/flash.server.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { TextAreaField } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { AnswerRefusal } from './perform-answer.server.ts';

type Props = DataOf<typeof listOwnQuestions> & {
  flash: Flash | null;
  refused: AnswerRefusal | undefined;
};

const TONES = { waiting: 'neutral', answered: 'success', hidden: 'warning' } as const;

const Asked = ({ question }: { question: OwnQuestion }) => {
  const { t, paths } = useTranslation();
  const { state, date, answers } = question;
  return (
    <ProductEntry
      product={question.product}
      action={
        <Link
          to={paths.product(question.product)}
          aria-label={`${t('accountMenu.seeProduct')}: ${question.product.title}`}
          className={buttonClass({ variant: 'secondary', size: 'sm' })}
        >
          {t('accountMenu.seeProduct')}
        </Link>
      }
    >
      <div className="grid justify-items-start gap-1">
        <Written text={question.question} language={question.language} className="font-semibold" />
        <div className="flex flex-wrap items-center gap-2">
          <Badge tone={TONES[state]}>{t(`questionPage.${state}`)}</Badge>
          <ByLine date={date} language={question.language} />
        </div>
      </div>
      {answers.length > 0 && <Answers answers={answers} />}
    </ProductEntry>
  );
};

type OpenProps = { question: OpenQuestion; refused: AnswerRefusal | undefined };

/** A question of somebody else, and a form to answer it. */
const Open = ({ question, refused }: OpenProps) => {
  const { t, paths } = useTranslation();
  const { formData } = useNavigation();
  return (
    <ProductEntry product={question.product}>
      <div className="grid gap-1">
        <Written text={question.question} language={question.language} className="font-semibold" />
        <ByLine date={question.date} language={question.language} />
      </div>
      <Form method="post" action={paths.questions()} noValidate className="grid gap-4">
        <input type="hidden" name="question" value={question.id} />
        <TextAreaField
          label={t('questionPage.answer')}
          name="answer"
          required
          maxLength={2000}
          defaultValue={refused?.typed}
          error={refused?.message}
        />
        <div>
          <Button
            type="submit"
            variant="secondary"
            busy={formData?.get('question') === question.id}
          >
            {t('questionPage.sendAnswer')}
          </Button>
        </div>
      </Form>
    </ProductEntry>
  );
};

/** What the shopper has asked, and what they can answer. */
export const QuestionsPage = ({ asked, to_answer: open, flash, refused }: Props) => {
  const { t, paths } = useTranslation();
  const page = useFocusFirstInvalid<HTMLDivElement>(refused);
  return (
    <AccountPage ref={page} title={t('questionPage.title')}>
      {flash && (
        <Notice tone={flash.tone === 'error' ? 'error' : 'success'} alert>
          {flash.text}
        </Notice>
      )}
      {open.length > 0 && (
        <section aria-labelledby="open-title" className="grid gap-5">
          <div className="grid gap-1">
            <h2 id="open-title" className="text-xl font-semibold">
              {t('questionPage.openTitle')}
            </h2>
            <p className="max-w-prose text-soft">{t('questionPage.openText')}</p>
          </div>
          <ul className="grid gap-4">
            {open.map((question) => (
              <Open
                key={question.id}
                question={question}
                refused={refused?.id === question.id ? refused : undefined}
              />
            ))}
          </ul>
        </section>
      )}
      {asked.total === 0 ? (
        <>
          <EmptyState
            compact
            icon="message-circle"
            title={t('questionPage.none')}
            text={t('questionPage.noneText')}
          >
            <Link to={paths.home()} className={buttonClass()}>
              {t('accountMenu.discover')}
            </Link>
          </EmptyState>
          <LazyPopularProducts />
        </>
      ) : (
        <section aria-labelledby="asked-title" className="grid gap-5">
          <h2 id="asked-title" className="text-xl font-semibold">
            {t('questionPage.asked')}
          </h2>
          <ul className="grid gap-4">
            {asked.result.map((question) => (
              <Asked key={question.id} question={question} />
            ))}
          </ul>
          <Pages page={asked.page} lastPage={asked.last_page} />
        </section>
      )}
    </AccountPage>
  );
};
