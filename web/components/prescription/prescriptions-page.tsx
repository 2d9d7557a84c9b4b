import { Form, useNavigation } from 'react-router';
import type { Prescription, PrescriptionState } from '#contract/prescriptions/prescription.ts';
import { AccountPage } from '#web/components/account/account-page.tsx';
import { FlashToast } from '#web/components/frame/flash-toast.tsx';
import { Link } from '#web/lib/paths/link.tsx';
import { withQuery } from '#web/lib/paths/paths.ts';
import { isolate } from '#web/lib/texts/isolate.ts';
import { writeDate } from '#web/lib/texts/dates.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import type { Flash } from '#web/lib/visit/flash.server.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

type Props = {
  prescriptions: readonly Prescription[];
  /** Of the link that this is reached by; undefined: they are the shopper's own. */
  token: string | undefined;
  flash: Flash | null;
};

/** What became of the shopper's prescriptions, and the way to have them erased. */
export const PrescriptionsPage = ({ prescriptions, token, flash }: Props) => {
  const { t, paths } = useTranslation();
  return (
    <AccountPage title={t('prescription.mine')}>
      <FlashToast flash={flash} />
      {prescriptions.length === 0 ? (
        <EmptyState icon="file-up" title={t('prescription.none')} text={t('prescription.noneText')}>
          <Link to={paths.uploadPrescription()} className={buttonClass()}>
            {t('prescription.title')}
          </Link>
        </EmptyState>
      ) : (
        <ul className="grid gap-4">
          {prescriptions.map((one) => (
            <RequestCard key={one.id} prescription={one} token={token} />
          ))}
        </ul>
      )}
    </AccountPage>
  );
};

const TONES = { received: 'primary', unreadable: 'warning', answered: 'success' } as const;

const StateText = ({ state }: { state: PrescriptionState }) => {
  const { t, paths } = useTranslation();
  return (
    <p>
      {t(`prescription.stateTexts.${state}`)}{' '}
      {state === 'unreadable' && (
        <Link to={paths.uploadPrescription()} className="font-medium text-primary underline">
          {t('prescription.sendAgain')}
        </Link>
      )}
    </p>
  );
};

type CardProps = { prescription: Prescription; token: string | undefined };

const RequestCard = ({ prescription, token }: CardProps) => {
  const { t, language } = useTranslation();
  const { number, state, message, date, erase_at: eraseAt } = prescription;
  return (
    <li className="grid gap-4 rounded-lg border border-line p-4 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="font-semibold">{t('prescription.heading', { number: isolate(number) })}</h2>
        <Badge tone={TONES[state]}>{t(`prescription.states.${state}`)}</Badge>
      </div>
      <StateText state={state} />
      {message && (
        <blockquote
          dir="auto"
          className="border-s-4 border-line ps-4 wrap-anywhere whitespace-pre-line"
        >
          {message}
        </blockquote>
      )}
      {token === undefined ? (
        <Files prescription={prescription} />
      ) : (
        <p className="text-sm text-soft">{t('prescription.linkText')}</p>
      )}
      <p className="text-sm text-soft">
        {t('prescription.sentOn', { date: writeDate(date, language) })}
        <br />
        {t('prescription.eraseOn', { date: writeDate(eraseAt, language) })}
      </p>
      <EraseForm prescription={prescription} token={token} />
    </li>
  );
};

const Files = ({ prescription: { files } }: { prescription: Prescription }) => {
  const { t, paths } = useTranslation();
  if (files.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-3">
      {files.map(({ id, kind }, at) => {
        const address = withQuery(paths.prescriptionFile(), { id });
        const name = t(kind === 'pdf' ? 'prescription.pdf' : 'prescription.picture', {
          number: at + 1,
        });
        return (
          <li key={id}>
            <a
              href={address}
              target="_blank"
              rel="noreferrer"
              className="grid size-24 place-items-center overflow-hidden rounded-md border border-line bg-surface text-sm"
            >
              {kind === 'pdf' ? (
                name
              ) : (
                <img src={address} alt={name} className="size-full object-cover" />
              )}
            </a>
          </li>
        );
      })}
    </ul>
  );
};

const EraseForm = ({ prescription: { id, number }, token }: CardProps) => {
  const { t, paths } = useTranslation();
  const { state, formData } = useNavigation();
  return (
    <details>
      <summary className={buttonClass({ variant: 'danger', size: 'sm' })}>
        {t('prescription.erase')} <span className="sr-only">{number}</span>
      </summary>
      <Form
        method="post"
        action={withQuery(paths.prescriptions(), { token })}
        className="mt-4 grid gap-4 rounded-lg bg-danger-wash p-4"
      >
        <input type="hidden" name="id" value={id} />
        <p className="font-medium">{t('prescription.eraseSure')}</p>
        <p className="text-sm">{t('prescription.eraseText')}</p>
        <div>
          <Button
            type="submit"
            variant="danger"
            busy={state !== 'idle' && formData?.get('id') === id}
          >
            {t('prescription.eraseNow')}
          </Button>
        </div>
      </Form>
    </details>
  );
};
