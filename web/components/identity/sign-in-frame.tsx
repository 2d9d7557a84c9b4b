import type { ReactNode } from 'react';
import type { Flash } from '#web/lib/visit/flash.server.ts';
import { Notice } from '#web/ui/notice.tsx';
import { AccountGains } from './account-gains.tsx';
import type { FormAnswer } from './form-answer.ts';
import { SignedInCard, useSignedIn } from './signed-in.tsx';

type Props = { flash: Flash | null; answer: FormAnswer; children: ReactNode };

/** What the pages of signing in share: why one was led here, what an account is good for, and the way on from here. */
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
      <div className="mx-auto w-fit max-lg:contents lg:grid lg:grid-cols-2">
        <div className="grid">{children}</div>
        <AccountGains />
      </div>
    </>
  );
};
