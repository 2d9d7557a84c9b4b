import { useRevalidator } from 'react-router';
import { FlashToast } from '#web/components/frame/flash-toast.tsx';
import { useNotify } from '#web/lib/browser/notify.ts';
import { Link } from '#web/lib/paths/link.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import type { Flash } from '#web/lib/visit/flash.server.ts';
import { buttonClass } from '#web/ui/button.tsx';
import type { PreparedForm } from './load-form.server.ts';
import type { SendRefusal } from './perform-send.server.ts';
import { PrescriptionForm } from './prescription-form.tsx';

type Props = { form: PreparedForm; flash: Flash | null; refused: SendRefusal | undefined };

/** The same form as in the pop-up, as a page. */
export const UploadPage = ({ form, flash, refused }: Props) => {
  const { t, paths } = useTranslation();
  const notify = useNotify();
  const { revalidate } = useRevalidator();
  const finish = async (message: string): Promise<void> => {
    notify.message(message);
    // The next prescription needs a form of its own.
    await revalidate();
  };
  return (
    <div className="shell-narrow grid gap-6 py-8 md:py-12">
      <h1 className="text-2xl font-semibold sm:text-3xl">{t('prescription.title')}</h1>
      <FlashToast flash={flash} />
      <p className="max-w-prose text-soft">{t('prescription.text')}</p>
      <div className="max-w-2xl">
        <PrescriptionForm
          form={form}
          refused={refused}
          onSent={finish}
          cancel={
            <Link to={paths.home()} className={buttonClass({ variant: 'secondary' })}>
              {t('prescription.cancel')}
            </Link>
          }
        />
      </div>
      {form.days !== null && (
        <Link
          to={paths.prescriptions()}
          className="justify-self-start font-medium text-primary underline"
        >
          {t('prescription.mine')}
        </Link>
      )}
    </div>
  );
};
