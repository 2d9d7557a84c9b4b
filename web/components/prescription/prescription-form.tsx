import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { PICTURE_BYTES } from '#contract/files.ts';
import { PRESCRIPTION_FILES } from '#contract/prescriptions/prescription-files.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { sendForm } from './fetch-form.ts';
import type { PreparedForm } from './load-form.server.ts';
import type { SendRefusal } from './perform-send.server.ts';
import { PrescriptionFields } from './prescription-fields.tsx';

type Props = {
  form: PreparedForm;
  /** What was wrong with the form as it was sent without scripts. */
  refused?: SendRefusal | undefined;
  cancel: ReactNode;
  /** Says so; the form takes no other press until it is done. */
  onSent: (message: string) => Promise<void> | void;
};

type Problem = { message: string; fields: Record<string, string> };

/** The fields whose files are too large for the shop, as far as the browser could not make them smaller. */
const tooLarge = (body: FormData): string[] =>
  PRESCRIPTION_FILES.filter((name) => {
    const file = body.get(name);
    return file instanceof File && file.size > PICTURE_BYTES;
  });

const useSending = (onSent: Props['onSent']) => {
  const { t, paths } = useTranslation();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();

  const send = async (form: HTMLFormElement): Promise<void> => {
    const body = new FormData(form);
    const large = tooLarge(body);
    const tooLargeText = t('upload.tooLarge', { size: PICTURE_BYTES / 1000 });
    if (large.length > 0)
      return setProblem({
        message: t('upload.someFailed'),
        fields: Object.fromEntries(large.map((name) => [name, tooLargeText])),
      });
    const answer = await sendForm(paths.prescriptionForm(), body);
    if (!answer) return setProblem({ message: t('error.apiDown'), fields: {} });
    if (answer.kind === 'refused') return setProblem(answer);
    setProblem(undefined);
    form.reset();
    await onSent(answer.message);
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    try {
      await send(event.currentTarget);
    } finally {
      setBusy(false);
    }
  };

  return { busy, problem, submit };
};

const Consent = ({ days }: { days: number | null }) => {
  const { t } = useTranslation();
  return (
    <p className="text-sm text-soft">
      {days === null
        ? t('prescription.consentElsewhere')
        : t('prescription.consent', { count: days })}
    </p>
  );
};

/**
 * The form for prescriptions. It is sent by a script that keeps it, with its files, until the shop has it;
 * without scripts it is a plain form, which a browser sends back without its files.
 */
export const PrescriptionForm = ({ form, refused, cancel, onSent }: Props) => {
  const { t, paths } = useTranslation();
  const { busy, problem, submit } = useSending(onSent);
  const element = useRef<HTMLFormElement>(null);
  const shown = problem ?? refused;
  useEffect(() => {
    element.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [problem]);

  return (
    <form
      ref={element}
      method="post"
      action={paths.uploadPrescription()}
      encType="multipart/form-data"
      onSubmit={(event) => void submit(event)}
      className="grid gap-5"
    >
      <input type="hidden" name="csrf_token" value={form.csrf_token} />
      {shown && (
        <Notice tone="error" alert>
          {shown.message} {t(problem ? 'prescription.kept' : 'prescription.chooseAgain')}
        </Notice>
      )}
      <PrescriptionFields
        form={form}
        typed={refused?.typed ?? form.typed}
        errors={shown?.fields ?? {}}
      />
      <Consent days={form.days} />
      <div className="flex flex-wrap justify-end gap-3">
        {cancel}
        <Button type="submit" busy={busy}>
          {t('prescription.send')}
        </Button>
      </div>
    </form>
  );
};
