import type { Profile } from '#contract/account/account.ts';
import { ACCOUNT_PICTURE, PICTURE_BYTES } from '#contract/files.ts';
import { shrinkPicture } from '#web/lib/browser/shrink-picture.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { PictureField } from '#web/ui/picture-field.tsx';
import type { ProfileRefusal } from './perform-profile.server.ts';
import { Folded, Section, SectionForm } from './profile-section.tsx';

type Props = { image: Profile['image']; refused: ProfileRefusal | undefined };

const shrink = (file: File): Promise<File> => shrinkPicture(file, PICTURE_BYTES);

/** The picture of the account, shown to nobody else. */
export const PictureSection = ({ image, refused }: Props) => {
  const { t } = useTranslation();
  const ofPicture = refused?.section === 'picture' ? refused : undefined;
  return (
    <Section title={t('accountPage.picture')} text={t('accountPage.pictureText')}>
      <div className="grid items-center gap-5 grid-cols-[auto_1fr] has-[[open]]:items-start">
        {image ? (
          <img
            src={image}
            alt={t('accountPage.pictureAlt')}
            width={64}
            height={64}
            className="size-16 rounded-full bg-surface object-cover"
          />
        ) : (
          <span className="grid size-16 place-items-center rounded-full bg-surface text-faint">
            <Icon name="circle-user-round" className="size-9" />
          </span>
        )}
        <Folded title={t('accountPage.picture')} isNew={!image} open={ofPicture !== undefined}>
          <SectionForm
            // Another picture: the form is done, and holds none.
            key={image}
            section="picture"
            refused={ofPicture}
            submit={t('accountPage.pictureSave')}
            withFiles
          >
            <PictureField
              label={t('accountPage.pictureFile')}
              name={ACCOUNT_PICTURE}
              hint={t('accountPage.pictureHint')}
              error={ofPicture?.fields[ACCOUNT_PICTURE]}
              shrink={shrink}
              labels={{ choose: t('upload.choose'), remove: t('upload.remove') }}
            />
          </SectionForm>
          {image && (
            <SectionForm
              section="picture-removed"
              refused={undefined}
              submit={t('accountPage.pictureRemove')}
              variant="quiet"
            />
          )}
        </Folded>
      </div>
    </Section>
  );
};
