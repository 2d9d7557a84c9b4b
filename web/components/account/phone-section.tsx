import type { Profile } from '#contract/account/account.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { SelectField, TextField } from '#web/ui/field.tsx';
import { AfterConfirm } from './after-confirm.tsx';
import type { PhoneChoices } from './load-phones.server.ts';
import type { ProfileRefusal } from './perform-profile.server.ts';
import { Folded, Section, SectionForm } from './profile-section.tsx';

type Props = {
  profile: Profile;
  phones: PhoneChoices;
  needsProof: boolean;
  refused: ProfileRefusal | undefined;
};

/** The phone by which one signs in. Another one counts when the code is entered that is sent to it. */
export const PhoneSection = ({ profile, phones, needsProof, refused }: Props) => {
  const { t } = useTranslation();
  const of = (section: string) => (refused?.section === section ? refused : undefined);
  const typed = of('phone')?.typed;
  return (
    <Section title={t('accountPage.phone')} text={t('accountPage.phoneText')}>
      <p className="font-medium">
        {profile.phone ? <bdi dir="ltr">{profile.phone}</bdi> : t('accountPage.phoneNone')}
      </p>
      {needsProof ? (
        <AfterConfirm />
      ) : (
        <Folded
          title={t('accountPage.phone')}
          isNew={!profile.phone}
          open={of('phone') !== undefined}
        >
          <SectionForm section="phone" refused={of('phone')} submit={t('accountPage.phoneCode')}>
            <div className="grid gap-4 sm:grid-cols-2">
              <SelectField
                label={t('accountPage.phoneCountry')}
                name="country"
                autoComplete="tel-country-code"
                defaultValue={typed?.['country'] || phones.country}
              >
                {phones.countries.map(({ code, name }) => (
                  <option key={code} value={code}>
                    {name}
                  </option>
                ))}
              </SelectField>
              <TextField
                label={t('accountPage.newPhone')}
                hint={t('accountPage.newPhoneHint')}
                name="phone"
                type="tel"
                inputMode="tel"
                dir="ltr"
                autoComplete="tel-national"
                required
                maxLength={32}
                defaultValue={typed?.['phone']}
                error={of('phone')?.fields['phone']}
              />
            </div>
          </SectionForm>
          {profile.phone && (
            <SectionForm
              section="phone-removed"
              refused={of('phone-removed')}
              submit={t('accountPage.phoneRemove')}
              variant="quiet"
            />
          )}
        </Folded>
      )}
    </Section>
  );
};
