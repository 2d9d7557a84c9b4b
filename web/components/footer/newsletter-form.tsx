import { useTranslation } from '#web/lib/texts/translation.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { controlClass } from '#web/ui/field.tsx';
import { NEWSLETTER } from './newsletter-submit.tsx';

/**
 * Asks for the address that the newsletter goes to. A plain form, answered by a page of its own; a script
 * that is fetched when it is sent for the first time answers in place.
 */
export const NewsletterForm = () => {
  const { t, paths } = useTranslation();
  return (
    <div className="shell grid items-center gap-x-10 gap-y-4 py-8 md:grid-cols-2 md:py-10">
      <div className="grid gap-1">
        <h2 id={NEWSLETTER} className="text-2xl font-semibold">
          {t('layout.newsletter')}
        </h2>
        <p className="text-soft">{t('layout.newsletterLead')}</p>
      </div>
      <form
        name={NEWSLETTER}
        method="post"
        action={paths.newsletter()}
        data-send={paths.newsletterData()}
        data-down={t('error.apiDown')}
        noValidate
        className="ms-auto grid w-full max-w-md gap-2"
      >
        <div className="flex flex-wrap gap-3">
          <input
            name="subscriber"
            type="email"
            dir="ltr"
            aria-labelledby={NEWSLETTER}
            placeholder={t('layout.newsletterEmail')}
            aria-describedby={`${NEWSLETTER}-said`}
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
            className={`${controlClass} min-w-0 flex-1 basis-48 rtl:placeholder-shown:text-end`}
          />
          <button type="submit" className={`${buttonClass()} waits relative grow md:grow-0`}>
            {t('layout.newsletterSubmit')}
          </button>
        </div>
        <p
          id={`${NEWSLETTER}-said`}
          role="status"
          className="text-sm empty:hidden data-failed:text-danger not-data-failed:text-success"
        />
      </form>
    </div>
  );
};
