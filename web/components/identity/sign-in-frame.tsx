import type { ReactNode } from 'react';
import { Notice } from '#web/ui/notice.tsx';
import type { Flash } from '#web/lib/visit/flash.server.ts';
import { ArrivedCard, useArrival } from './arrival.tsx';
import type { FormAnswer } from './form-answer.ts';

type Props = { flash: Flash | null; answer: FormAnswer; children: ReactNode };

/** What the pages of signing in share: why one was led here, and the way on from here. */
export const SignInFrame = ({ flash, answer, children }: Props) => {
  useArrival(answer);
  if (answer?.kind === 'arrived' && answer.notice !== null) return <ArrivedCard {...answer} />;
  return (
    <>
      {flash && (
        <div className="mx-auto w-full max-w-md px-4 pb-4">
          <Notice tone="warning" alert>
            {flash.text}
          </Notice>
        </div>
      )}
      {children}
    </>
  );
};
