import { useEffect, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Button } from '#web/ui/button.tsx';

const SECOND_MS = 1_000;

/** The seconds that are left of `after`. */
const useCountdown = (after: number): number => {
  const [left, setLeft] = useState(after);
  useEffect(() => {
    const end = Date.now() + after * SECOND_MS;
    const timer = setInterval(() => {
      const next = Math.max(0, Math.ceil((end - Date.now()) / SECOND_MS));
      setLeft(next);
      if (next === 0) clearInterval(timer);
    }, SECOND_MS);
    return () => clearInterval(timer);
  }, [after]);
  return left;
};

const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Has another code sent once that may be; without scripts the server's answer says when. */
export const ResendForm = ({ after }: { after: number }) => {
  const { t } = useTranslation();
  const left = useCountdown(after);
  const isSending = useNavigation().formData?.get('intent') === 'resend';
  return (
    <Form method="post">
      {left > 0 && (
        <p className="py-1 text-sm text-soft tabular noscript:hidden">
          {t('signIn.resendIn', { time: clock(left) })}
        </p>
      )}
      <Button
        type="submit"
        name="intent"
        value="resend"
        variant="quiet"
        size="sm"
        busy={isSending}
        className={left > 0 ? '-ms-3.5 hidden noscript:inline-flex' : '-ms-3.5'}
      >
        {t('signIn.resend')}
      </Button>
    </Form>
  );
};
