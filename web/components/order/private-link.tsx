import { useId } from 'react';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { controlClass } from '#web/ui/field.tsx';
import { CopyButton } from './copy-button.tsx';

/** The link that opens the order without an account, to copy or, without scripts, to select. */
export const PrivateLink = ({ link }: { link: string }) => {
  const { t } = useTranslation();
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-3 rounded-lg border border-line p-5 sm:p-6 print:hidden"
    >
      <h2 id={id} className="text-lg font-semibold">
        {t('orderPage.linkTitle')}
      </h2>
      <p className="text-sm text-soft">{t('orderPage.linkText')}</p>
      <div className="flex items-center gap-2">
        <input
          readOnly
          dir="ltr"
          value={link}
          aria-labelledby={id}
          onFocus={(event) => event.currentTarget.select()}
          className={`${controlClass} min-w-0 truncate text-sm`}
        />
        <CopyButton text={link} label={t('orderPage.copyLink')} />
      </div>
    </section>
  );
};
