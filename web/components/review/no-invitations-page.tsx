import { Form } from 'react-router';
import { FlashToast } from '#web/components/frame/flash-toast.tsx';
import { withQuery } from '#web/lib/paths/paths.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import type { Flash } from '#web/lib/visit/flash.server.ts';
import { Button } from '#web/ui/button.tsx';

type Props = { token: string; flash: Flash | null };

/** Where whoever has bought here wants no more mails that ask for a review. */
export const NoInvitationsPage = ({ token, flash }: Props) => {
  const { t, paths } = useTranslation();
  return (
    <div className="shell-narrow grid max-w-xl gap-5 py-12">
      <FlashToast flash={flash} />
      <h1 className="text-3xl font-semibold">{t('reviewPage.stopTitle')}</h1>
      <p className="text-soft">{t('reviewPage.stopText')}</p>
      <Form method="post" action={withQuery(paths.noReviewInvitations(), { token })}>
        <Button type="submit">{t('reviewPage.stop')}</Button>
      </Form>
    </div>
  );
};
