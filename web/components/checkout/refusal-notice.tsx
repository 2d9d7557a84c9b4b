import { useEffect, useRef, type ReactNode } from 'react';
import { Notice } from '#web/ui/notice.tsx';

type Props = {
  /** The answer that it is about: each new one is brought into sight. */
  answer: unknown;
  tone?: 'info' | 'warning' | 'error';
  children: ReactNode;
};

/** What has become of a press that stands far below on a small screen. */
export const RefusalNotice = ({ answer, tone, children }: Props) => {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'nearest' });
  }, [answer]);
  return (
    <div ref={notice}>
      <Notice tone={tone} alert>
        {children}
      </Notice>
    </div>
  );
};
