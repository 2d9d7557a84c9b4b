import { useEffect, useRef, type ReactNode } from 'react';
import { Form } from 'react-router';
import type { FormAnswer } from '#web/components/identity/form-answer.ts';
import { errorText } from '#web/lib/browser/notify.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useToast } from '#web/ui/toast.tsx';

type Props = { answer: FormAnswer };

/**
 * Why a form was not accepted. What is wrong with a field stands beside it, and is said here for those
 * without scripts, in place of the toast; what is wrong with none of them stays here.
 */
const RefusalNotice = ({ answer }: Props) => {
  const { t } = useTranslation();
  if (answer?.kind !== 'refused') return null;
  const isBeside = Object.keys(answer.fields).length > 0;
  return (
    <div className={isBeside ? 'hidden noscript:block' : undefined}>
      <Notice tone="error" alert={!isBeside}>
        {errorText(t, answer.message)}
      </Notice>
    </div>
  );
};

/**
 * A form that says what was wrong with it and leads to the first field at fault. The API checks it, so that
 * all of it is said in the shop's words; the browser does not.
 */
export const AnsweredForm = ({ answer, children }: Props & { children: ReactNode }) => {
  const { t } = useTranslation();
  const toast = useToast();
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (answer?.kind !== 'refused') return;
    const first = form.current?.querySelector<HTMLInputElement>('[aria-invalid]');
    if (!first) return;
    first.focus();
    first.select();
    toast({ tone: 'error', text: errorText(t, answer.message) });
  }, [answer, t, toast]);

  return (
    <Form ref={form} method="post" noValidate className="grid gap-5">
      <RefusalNotice answer={answer} />
      {children}
    </Form>
  );
};
