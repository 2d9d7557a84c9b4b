import type { Profile } from '#contract/account.ts';
import type { listSessions } from '#contract/account-settings.ts';
import type { DataOf } from '#contract/endpoint.ts';
import { useEffect, useRef } from 'react';
import { languageCodes, languages } from '#i18n/languages.ts';
import { PasskeyOffer } from '#web/components/identity/passkey-offer.tsx';
import { PasswordField } from '#web/components/identity/password-field.tsx';
import { learnProfile } from '#web/lib/page-data/profile.ts';
import { Link } from '#web/lib/paths/link.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import type { Flash } from '#web/lib/visit/flash.server.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { SelectField, TextField } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { AfterConfirm } from './after-confirm.tsx';
import { LinkedLogins, type ProviderLogin } from './linked-logins.tsx';
import type { Passkeys } from './load-passkeys.server.ts';
import type { PhoneChoices } from './load-phones.server.ts';
import type { ProfileRefusal } from './perform-profile.server.ts';
import { PhoneSection } from './phone-section.tsx';
import { PictureSection } from './picture-section.tsx';
import { Section, SectionForm } from './section.tsx';
import { SessionList } from './session-list.tsx';

type Props = DataOf<typeof listSessions> & {
  profile: Profile;
  logins: ProviderLogin[];
  passkeys: Passkeys;
  /** Null where the shop sends no SMS. */
  phones: PhoneChoices | null;
  flash: Flash | null;
  refused: ProfileRefusal | undefined;
};
type Refused = { refused: ProfileRefusal | undefined };

const Details = ({ profile, refused }: Refused & { profile: Profile }) => {
  const { t, language } = useTranslation();
  return (
    <Section title={t('accountPage.details')} text={t('accountPage.detailsText')}>
      <SectionForm section="details" refused={refused} submit={t('accountPage.save')}>
        <TextField
          label={t('accountPage.name')}
          name="name"
          autoComplete="name"
          required
          maxLength={120}
          defaultValue={refused?.typed['name'] ?? profile.name ?? ''}
          error={refused?.fields['name']}
        />
        <SelectField
          label={t('accountPage.mailLanguage')}
          name="language"
          defaultValue={profile.language ?? language.code}
        >
          {languageCodes.map((code) => (
            <option key={code} value={code}>
              {languages[code].name}
            </option>
          ))}
        </SelectField>
      </SectionForm>
    </Section>
  );
};

const SignInData = ({ profile, phones, has_password, needs_proof, refused }: Props) => {
  const { t } = useTranslation();
  const of = (section: string) => (refused?.section === section ? refused : undefined);
  return (
    <>
      <Section title={t('accountPage.email')} text={t('accountPage.emailText')}>
        <p className="font-medium">
          <bdi>{profile.email ?? profile.phone}</bdi>
        </p>
        {needs_proof ? (
          <AfterConfirm />
        ) : (
          <SectionForm section="email" refused={of('email')} submit={t('accountPage.sendCode')}>
            <TextField
              label={t('accountPage.newEmail')}
              name="email"
              type="email"
              dir="ltr"
              autoComplete="email"
              required
              maxLength={254}
              defaultValue={of('email')?.typed['email']}
              error={of('email')?.fields['email']}
            />
          </SectionForm>
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
          <SectionForm
            section="password"
            refused={of('password')}
            submit={t('accountPage.setPassword')}
          >
            <PasswordField
              label={t('accountPage.newPassword')}
              name="password"
              autoComplete="new-password"
              hint={t('signIn.passwordHint')}
              error={of('password')?.fields['password']}
            />
          </SectionForm>
        )}
      </Section>
    </>
  );
};

const Leave = ({ needs_proof, refused }: Pick<Props, 'needs_proof' | 'refused'>) => {
  const { t, paths } = useTranslation();
  return (
    <>
      <Section title={t('accountPage.export')} text={t('accountPage.exportText')}>
        <div>
          <a
            href={paths.exportAccount()}
            download
            className={buttonClass({ variant: 'secondary' })}
          >
            {t('accountPage.download')}
          </a>
        </div>
      </Section>
      <Section title={t('accountPage.delete')} text={t('accountPage.deleteText')}>
        {needs_proof ? (
          <AfterConfirm />
        ) : (
          <details className="group">
            <summary className={buttonClass({ variant: 'danger' })}>
              {t('accountPage.deleteNow')}
            </summary>
            <div className="mt-4 grid gap-4 rounded-lg bg-danger-wash p-4">
              <p className="font-medium">{t('accountPage.deleteSure')}</p>
              <SectionForm
                section="delete"
                refused={refused?.section === 'delete' ? refused : undefined}
                submit={t('accountPage.deleteForEver')}
                variant="danger"
              />
            </div>
          </details>
        )}
      </Section>
    </>
  );
};

/** What belongs to the account itself: who one is, how and where one signs in. */
export const ProfilePage = (props: Props) => {
  const { t, paths } = useTranslation();
  const { profile, logins, sessions, flash, refused, needs_proof: needsProof } = props;
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refused) page.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [refused]);
  // Another address must not be taken for another person.
  useEffect(() => learnProfile(profile), [profile]);
  return (
    <div ref={page} className="shell-narrow py-8 md:py-12">
      <div className="grid gap-4 pb-8">
        <h1 className="text-2xl font-semibold wrap-anywhere sm:text-3xl">
          {t('accountPage.title')}
        </h1>
        {flash && (
          <Notice tone={flash.tone === 'error' ? 'error' : 'success'} alert>
            {flash.text}
          </Notice>
        )}
        {needsProof && (
          <Notice>
            <div className="flex flex-wrap items-center justify-between gap-3">
              <p className="min-w-0 grow basis-60">{t('accountPage.confirmNotice')}</p>
              <Link
                to={paths.confirmIdentity(paths.profile())}
                className={buttonClass({ variant: 'secondary', size: 'sm' })}
              >
                {t('accountPage.confirm')}
              </Link>
            </div>
          </Notice>
        )}
        <PasskeyOffer {...props.passkeys} />
      </div>
      <PictureSection image={profile.image} refused={refused} />
      <Details profile={profile} refused={refused?.section === 'details' ? refused : undefined} />
      <Section title={t('accountPage.addresses')} text={t('accountPage.addressesText')}>
        <div>
          <Link to={paths.addresses()} className={buttonClass({ variant: 'secondary' })}>
            {t('accountPage.manageAddresses')}
          </Link>
        </div>
      </Section>
      <SignInData {...props} />
      <Section title={t('accountPage.passkeys')} text={t('accountPage.passkeysText')}>
        <div>
          <Link to={paths.passkeys()} className={buttonClass({ variant: 'secondary' })}>
            {t('accountPage.managePasskeys')}
          </Link>
        </div>
      </Section>
      <LinkedLogins logins={logins} needsProof={needsProof} />
      <Section title={t('accountPage.devices')} text={t('accountPage.devicesText')}>
        <SessionList sessions={sessions} />
      </Section>
      <Leave {...props} />
    </div>
  );
};
