import { Link } from '#web/lib/paths/link.tsx';
import { useCommon } from '#web/lib/page-data/shop-data.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { cx } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';

/** An address that has to break does so before its @, and inside of a word only where that is not enough. */
const EmailText = ({ email }: { email: string }) => {
  const at = email.lastIndexOf('@');
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
};

/** The way to the form that writes to the shop. */
export const ContactLink = () => {
  const { t, paths } = useTranslation();
  return (
    <Link to={paths.contact()} className="small-link">
      <Icon name="message-circle" className="size-4" />
      {t('layout.writeToUs')}
    </Link>
  );
};

/** Mail and helpline, however the page is directed. */
export const SupportLinks = () => {
  const { t } = useTranslation();
  const { email, phone } = useCommon().setting;
  return (
    <>
      {email && (
        <a href={`mailto:${email}`} className="small-link">
          <Icon name="mail" className="size-4" />
          <span className="sr-only">{t('layout.support')} </span>
          <bdi dir="ltr" className="wrap-anywhere whitespace-normal">
            <EmailText email={email} />
          </bdi>
        </a>
      )}
      {phone && (
        <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className="small-link">
          <Icon name="phone" className="size-4" />
          <span className="sr-only">{t('layout.helpline')} </span>
          <bdi dir="ltr">{phone}</bdi>
        </a>
      )}
    </>
  );
};

/** The prescription link, where the shop sells medicine: in capitals, and small where the script has any. */
export const PrescriptionLink = ({ className = 'small-link' }: { className?: string }) => {
  const { t, paths } = useTranslation();
  if (!useCommon().setting.prescription) return null;
  const text = t('layout.uploadPrescription');
  const hasCapitals = text.toLowerCase() !== text.toUpperCase();
  return (
    <Link
      to={paths.uploadPrescription()}
      className={cx(className, hasCapitals && 'text-xs font-semibold uppercase')}
    >
      <Icon name="file-up" className="size-4" />
      {text}
    </Link>
  );
};
