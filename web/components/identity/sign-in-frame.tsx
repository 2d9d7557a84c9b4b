import type { ReactNode } from 'react';
import type { Flash } from '#web/lib/visit/flash.server.ts';
import { Notice } from '#web/ui/notice.tsx';
import type { FormAnswer } from './form-answer.ts';
import { SignedInCard, useSignedIn } from './signed-in.tsx';

type Props = { flash: Flash | null; answer: FormAnswer; children: ReactNode };

/** What the pages of signing in share: why one was led here, and the way on from here. */
export const SignInFrame = ({ flash, answer, children }: Props) => {
  useSignedIn(answer);
  if (answer?.kind === 'signed-in' && answer.notice !== null) return <SignedInCard {...answer} />;
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
