import { useEffect, useState } from 'react';
import { PopupTranslation } from '#web/components/popup/popup-translation.tsx';
import { useNotify } from '#web/lib/browser/notify.ts';
import { useProfile } from '#web/lib/page-data/profile.ts';
import { Link } from '#web/lib/paths/link.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { fetchForm, type FetchedForm } from './fetch-form.ts';
import { PrescriptionForm } from './prescription-form.tsx';

/** Each press of the link gives it another object. */
type Props = { pressed: object };

/** The form as it was fetched when the pop-up was opened; it stays until it is sent. */
const useForm = (open: boolean) => {
  const address = useTranslation().paths.prescriptionForm();
  const [fetched, setFetched] = useState<FetchedForm>();
  const [failed, setFailed] = useState(false);
  const signedOut = useProfile()?.is_logged_in === false;

  useEffect(() => {
    if (!open || fetched) return undefined;
    let isOver = false;
    const ask = async () => {
      setFailed(false);
      const answer = await fetchForm(address);
      if (isOver) return;
      setFetched(answer);
      setFailed(!answer);
    };
    void ask();
    return () => {
      isOver = true;
    };
  }, [open, fetched, address]);

  // The next person at this browser must not find what was typed here.
  if (fetched?.form.typed.email && signedOut) setFetched(undefined);
  return { fetched, failed, forget: () => setFetched(undefined) };
};

/** UPLOAD PRESCRIPTION: the form over any page. What is typed stays while it is closed, until it is sent. */
export default function PrescriptionPopup({ pressed }: Props) {
  const { t } = useTranslation();
  const [closed, setClosed] = useState<object>();
  const open = closed !== pressed;
  const onClose = () => setClosed(pressed);
  const notify = useNotify();
  const { fetched, failed, forget } = useForm(open);
  const finish = (message: string) => {
    notify.message(message);
    onClose();
    forget();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('layout.uploadPrescription')}
      closeLabel={t('layout.close')}
      keepsContent
    >
      {failed && (
        <Notice tone="error" alert>
          {t('error.apiDown')}
        </Notice>
      )}
      {!fetched && !failed && <Loading />}
      {fetched && (
        <PopupTranslation messages={fetched.messages}>
          <Content fetched={fetched} onClose={onClose} onSent={finish} />
        </PopupTranslation>
      )}
    </Dialog>
  );
}

type ContentProps = {
  fetched: FetchedForm;
  onClose: () => void;
  onSent: (message: string) => void;
};

const Content = ({ fetched: { form }, onClose, onSent }: ContentProps) => {
  const { t, paths } = useTranslation();
  return (
    <div className="grid gap-5">
      <p className="text-soft">{t('prescription.text')}</p>
      <PrescriptionForm
        form={form}
        onSent={onSent}
        cancel={
          <Button variant="secondary" onClick={onClose}>
            {t('prescription.cancel')}
          </Button>
        }
      />
      {form.days !== null && (
        <Link
          to={paths.prescriptions()}
          onClick={onClose}
          className="justify-self-start text-sm font-medium text-primary underline"
        >
          {t('prescription.mine')}
        </Link>
      )}
    </div>
  );
};

const Loading = () => {
  const { t } = useTranslation();
  return (
    <div role="status" className="grid gap-5">
      <span className="sr-only">{t('layout.loading')}</span>
      {[0, 1, 2].map((at) => (
        <Skeleton key={at} className="h-11" />
      ))}
    </div>
  );
};
