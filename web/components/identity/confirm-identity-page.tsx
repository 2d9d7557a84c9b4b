import { useNavigation } from 'react-router';
import { AnsweredForm } from '#web/components/form/answered-form.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmailAddress } from '#web/ui/email-address.tsx';
import type { Refused } from './form-answer.ts';
import { PasskeySignIn } from './passkey/passkey-sign-in.tsx';
import { PasswordField } from './password/password-field.tsx';
import { SignInCard } from './sign-in-card.tsx';

type Props = {
  /** The e-mail address, or the number that codes are sent to. */
  email: string;
  hasPassword: boolean;
  hasPasskey: boolean;
  /** What became of the way that was tried. */
  answer: (Refused & { by: string }) | undefined;
};

/** Whoever is signed in proves who they are by a passkey, the password or a code. */
export const ConfirmIdentityPage = ({ email, hasPassword, hasPasskey, answer }: Props) => {
  const { t } = useTranslation();
  const by = useNavigation().formData?.get('by');
  const answerTo = (way: string) => (answer?.by === way ? answer : undefined);
  return (
    <SignInCard title={t('accountPage.confirmTitle')} lead={t('accountPage.confirmText')}>
      {hasPasskey && (
        <AnsweredForm answer={answerTo('passkey')}>
          <PasskeySignIn answer={undefined} label={t('accountPage.confirmPasskey')} />
        </AnsweredForm>
      )}
      {hasPassword && (
        <AnsweredForm answer={answerTo('password')}>
          <input type="hidden" name="by" value="password" />
          <input type="hidden" name="username" autoComplete="username" value={email} />
          <PasswordField
            label={t('accountPage.currentPassword')}
            name="password"
            autoComplete="current-password"
            error={answerTo('password')?.fields['password']}
          />
          <Button type="submit" wide busy={by === 'password'}>
            {t('accountPage.confirmPassword')}
          </Button>
        </AnsweredForm>
      )}
      <AnsweredForm answer={answerTo('code')}>
        <input type="hidden" name="by" value="code" />
        <div className="grid gap-2">
          <Button
            type="submit"
            wide
            variant={hasPassword ? 'secondary' : 'primary'}
            busy={by === 'code'}
          >
            {t('accountPage.confirmCode')}
          </Button>
          <p className="text-center text-sm wrap-anywhere text-faint">
            <EmailAddress>{email}</EmailAddress>
          </p>
        </div>
      </AnsweredForm>
    </SignInCard>
  );
};
