import { useEffect } from 'react';
import type { listSessions } from '#contract/account/account-settings.ts';
import type { Profile } from '#contract/account/account.ts';
import type { DataOf } from '#contract/endpoint.ts';
import { languageCodes, languages } from '#i18n/languages.ts';
import { useFocusFirstInvalid } from '#web/components/form/focus-first-invalid.ts';
import { PasskeyOffer } from '#web/components/identity/passkey/passkey-offer.tsx';
import { learnProfile } from '#web/lib/page-data/profile.ts';
import { Link } from '#web/lib/paths/link.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import type { Flash } from '#web/lib/visit/flash.server.ts';
import { chipClass } from '#web/ui/badge.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { SelectField, TextField } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { AccountPage } from './account-page.tsx';
import { ExportAndDelete } from './export-and-delete.tsx';
import { LinkedLogins, type ProviderLogin } from './linked-logins.tsx';
import type { Passkeys } from './load-passkeys.server.ts';
import type { PhoneChoices } from './load-phones.server.ts';
import type { ProfileRefusal } from './perform-profile.server.ts';
import { PictureSection } from './picture-section.tsx';
import { Section, SectionForm, SectionGroup } from './profile-section.tsx';
import { SessionList } from './session-list.tsx';
import { SignInData } from './sign-in-data.tsx';

export type ProfileProps = DataOf<typeof listSessions> & {
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
        <div className="grid gap-4 sm:grid-cols-2">
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
        </div>
      </SectionForm>
    </Section>
  );
};

const GROUPS = ['you', 'security', 'data'] as const;

/** Each leads to a group of the page. */
const GroupLinks = () => {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('accountPage.title')}>
      <ul className="flex flex-wrap gap-2">
        {GROUPS.map((id) => (
          <li key={id}>
            <a href={`#${id}`} className={chipClass()}>
              {t(`accountPage.groups.${id}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};

/** What belongs to the account itself: who one is, how and where one signs in. */
export const ProfilePage = (props: ProfileProps) => {
  const { t, paths } = useTranslation();
  const { profile, logins, sessions, flash, refused, needs_proof: needsProof } = props;
  const page = useFocusFirstInvalid<HTMLDivElement>(refused);
  // Another address must not be taken for another person.
  useEffect(() => learnProfile(profile), [profile]);
  return (
    <AccountPage ref={page} title={t('accountPage.title')} lead={t('accountPage.lead')}>
      <GroupLinks />
      <div className="grid gap-4 empty:hidden">
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
      <SectionGroup id="you" title={t('accountPage.groups.you')}>
        <PictureSection image={profile.image} refused={refused} />
        <Details profile={profile} refused={refused?.section === 'details' ? refused : undefined} />
      </SectionGroup>
      <SectionGroup id="security" title={t('accountPage.groups.security')}>
        <SignInData {...props} />
        <Section title={t('accountPage.passkeys')} text={t('accountPage.passkeysText')}>
          <div>
            <Link
              to={paths.passkeys()}
              className={buttonClass({ variant: 'secondary', size: 'sm' })}
            >
              {t('accountPage.managePasskeys')}
            </Link>
          </div>
        </Section>
        <LinkedLogins logins={logins} needsProof={needsProof} />
        <Section title={t('accountPage.devices')} text={t('accountPage.devicesText')}>
          <SessionList sessions={sessions} />
        </Section>
      </SectionGroup>
      <SectionGroup id="data" title={t('accountPage.groups.data')}>
        <ExportAndDelete {...props} />
      </SectionGroup>
    </AccountPage>
  );
};
