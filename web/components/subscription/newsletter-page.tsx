import { useNavigation } from 'react-router';
import { AnsweredForm } from '#web/components/form/answered-form.tsx';
import { SmallPage } from '#web/components/frame/small-page.tsx';
import type { Refused } from '#web/components/identity/form-answer.ts';
import { Link } from '#web/lib/paths/link.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { EmailField } from '#web/ui/field.tsx';

export type NewsletterOutcome = Refused | { kind: 'asked'; message: string };

/** Asks for the address; and answers the footer's form where no script does. */
export const NewsletterPage = ({ answer }: { answer: NewsletterOutcome | null | undefined }) => {
  const { t, paths } = useTranslation();
  const busy = useNavigation().formMethod === 'POST';
  if (answer?.kind === 'asked')
    return (
      <SmallPage title={t('newsletter.askedTitle')} lead={answer.message} isAnswer>
        <div>
          <Link to={paths.home()} className={buttonClass()}>
            {t('layout.backHome')}
          </Link>
        </div>
      </SmallPage>
    );
  return (
    <SmallPage title={t('layout.newsletter')} lead={t('layout.newsletterLead')}>
      <AnsweredForm answer={answer}>
        <EmailField
          label={t('layout.newsletterEmail')}
          name="subscriber"
          defaultValue={answer?.typed.email}
          error={answer?.fields['email']}
        />
        <div>
          <Button type="submit" busy={busy}>
            {t('layout.newsletterSubmit')}
          </Button>
        </div>
      </AnsweredForm>
    </SmallPage>
  );
};
