import { useEffect, useRef, type ReactNode } from 'react';
import { Form } from 'react-router';
import type { FormAnswer } from '#web/components/identity/form-answer.ts';
import { errorText } from '#web/lib/browser/notify.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Notice } from '#web/ui/notice.tsx';

type Props = { answer: FormAnswer };

/** What is wrong with no field of a form; what is wrong with one stands beside it, and there alone. */
const RefusalNotice = ({ answer }: Props) => {
  const { t } = useTranslation();
  if (answer?.kind !== 'refused') return null;
  if (Object.keys(answer.fields).length > 0) return null;
  return (
    <Notice tone="error" alert>
      {errorText(t, answer.message)}
    </Notice>
  );
};

/**
 * A form that says what was wrong with it and leads to the first field at fault. The API checks it, so that
 * all of it is said in the shop's words; the browser does not.
 */
export const AnsweredForm = ({ answer, children }: Props & { children: ReactNode }) => {
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (answer?.kind !== 'refused') return;
    const first = form.current?.querySelector<HTMLInputElement>('[aria-invalid]');
    if (!first) return;
    first.focus();
    first.select();
  }, [answer]);

  return (
    <Form ref={form} method="post" noValidate className="grid gap-5">
      <RefusalNotice answer={answer} />
      {children}
    </Form>
  );
};
