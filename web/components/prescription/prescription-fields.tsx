import { PICTURE_BYTES } from '#contract/files.ts';
import { PRESCRIPTION_FILES } from '#contract/prescriptions/prescription-files.ts';
import { shrinkPicture } from '#web/lib/browser/shrink-picture.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { EmailField, TextAreaField, TextField } from '#web/ui/field.tsx';
import { PictureField } from '#web/ui/picture-field.tsx';
import type { PreparedForm } from './load-form.server.ts';

type Props = {
  form: PreparedForm;
  /** What was typed before, where that is known. */
  typed: Record<string, string>;
  /** What is wrong with a field, by its name. */
  errors: Record<string, string>;
};

const PICTURES = 'image/jpeg,image/png';

const shrink = (file: File): Promise<File> => shrinkPicture(file, PICTURE_BYTES);

/** Who asks, three pictures, and what else there is to say. */
export const PrescriptionFields = ({ form, typed, errors }: Props) => {
  const { t } = useTranslation();
  return (
    <>
      <TextField
        label={t('prescription.name')}
        name="name"
        autoComplete="name"
        required
        minLength={2}
        maxLength={120}
        defaultValue={typed['name']}
        error={errors['name']}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <EmailField
          label={t('prescription.email')}
          defaultValue={typed['email']}
          error={errors['email']}
        />
        <TextField
          label={t('prescription.phone')}
          name="phone"
          type="tel"
          dir="ltr"
          autoComplete="tel"
          required
          minLength={4}
          maxLength={32}
          defaultValue={typed['phone']}
          error={errors['phone']}
        />
      </div>
      <div className="grid gap-4">
        <p className="text-sm text-soft">
          {t(form.pdf ? 'prescription.fileHintPdf' : 'prescription.fileHint')}
        </p>
        {PRESCRIPTION_FILES.map((name, at) => (
          <PictureField
            key={name}
            label={t('prescription.file', { number: at + 1 })}
            name={name}
            accept={form.pdf ? `${PICTURES},application/pdf` : PICTURES}
            error={errors[name]}
            shrink={shrink}
            labels={{ choose: t('upload.choose'), remove: t('upload.remove') }}
          />
        ))}
      </div>
      <TextAreaField
        label={t('prescription.address')}
        name="address"
        optional={t('prescription.optional')}
        autoComplete="street-address"
        maxLength={500}
        rows={2}
        defaultValue={typed['address']}
        error={errors['address']}
      />
      <TextAreaField
        label={t('prescription.note')}
        name="note"
        optional={t('prescription.optional')}
        maxLength={2_000}
        defaultValue={typed['note']}
        error={errors['note']}
      />
    </>
  );
};
