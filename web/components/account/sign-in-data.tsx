import { NewPasswordField } from '#web/components/identity/password/new-password-field.tsx';
import { useTypedField } from '#web/components/identity/use-typed-field.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { EmailField } from '#web/ui/field.tsx';
import { AfterConfirm } from './after-confirm.tsx';
import { PhoneSection } from './phone-section.tsx';
import type { ProfileProps } from './profile-page.tsx';
import { Folded, Section, SectionForm } from './profile-section.tsx';

type Props = Pick<ProfileProps, 'profile' | 'phones' | 'has_password' | 'needs_proof' | 'refused'>;

/** What one signs in with: e-mail address, phone and password. */
export const SignInData = ({ profile, phones, has_password, needs_proof, refused }: Props) => {
  const { t } = useTranslation();
  const of = (section: string) => (refused?.section === section ? refused : undefined);
  const password = useTypedField(of('password'));
  return (
    <>
      <Section title={t('accountPage.email')} text={t('accountPage.emailText')}>
        <p className="font-medium">
          <bdi>{profile.email ?? profile.phone}</bdi>
        </p>
        {needs_proof ? (
          <AfterConfirm />
        ) : (
          <Folded title={t('accountPage.email')} open={of('email') !== undefined}>
            <SectionForm section="email" refused={of('email')} submit={t('accountPage.sendCode')}>
              <EmailField
                label={t('accountPage.newEmail')}
                defaultValue={of('email')?.typed['email']}
                error={of('email')?.fields['email']}
              />
            </SectionForm>
          </Folded>
        )}
      </Section>
      {phones && <PhoneSection {...{ profile, phones, refused }} needsProof={needs_proof} />}
      <Section
        title={t('accountPage.password')}
        text={t(has_password ? 'accountPage.passwordText' : 'accountPage.noPasswordText')}
      >
        {needs_proof ? (
          <AfterConfirm />
        ) : (
          <Folded
            title={t('accountPage.password')}
            isNew={!has_password}
            open={of('password') !== undefined}
          >
            <SectionForm
              section="password"
              refused={of('password')}
              submit={t('accountPage.setPassword')}
            >
              <NewPasswordField
                label={t('accountPage.newPassword')}
                typed={password}
                error={of('password')?.fields['password']}
              />
            </SectionForm>
          </Folded>
        )}
      </Section>
    </>
  );
};
