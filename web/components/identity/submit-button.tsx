import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { Button } from '#web/ui/button.tsx';
import type { FormAnswer } from './form-answer.ts';

type Props = { answer: FormAnswer; children: ReactNode };

/** Sends the form, once: it waits from the press until the next page is there. */
export const SubmitButton = ({ answer, children }: Props) => {
  const { formMethod, formData } = useNavigation();
  const isSending = formMethod === 'POST' && !formData?.has('intent');
  return (
    <Button type="submit" size="lg" wide busy={isSending || answer?.kind === 'signed-in'}>
      {children}
    </Button>
  );
};
