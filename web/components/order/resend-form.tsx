import { Form, useNavigation } from 'react-router';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';

/** Sends the mail of an order to its shopper again; `action` is the order's page. */
export const ResendForm = ({ action }: { action: string }) => {
  const { t } = useTranslation();
  const { state, formData } = useNavigation();
  return (
    <Form method="post" action={action}>
      <input type="hidden" name="intent" value="resend" />
      <Button
        type="submit"
        variant="secondary"
        size="sm"
        busy={state !== 'idle' && formData?.get('intent') === 'resend'}
      >
        <Icon name="mail" className="size-4.5" />
        {t('orderPage.resendEmail')}
      </Button>
    </Form>
  );
};
