import { useTranslation } from '#web/lib/texts/translation.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { AfterConfirm } from './after-confirm.tsx';
import type { ProfileProps } from './profile-page.tsx';
import { Section, SectionForm } from './profile-section.tsx';

type Props = Pick<ProfileProps, 'needs_proof' | 'refused'>;

/** Taking one's data along, and deleting the account. */
export const ExportAndDelete = ({ needs_proof, refused }: Props) => {
  const { t, paths } = useTranslation();
  return (
    <>
      <Section title={t('accountPage.export')} text={t('accountPage.exportText')}>
        <div>
          <a
            href={paths.exportAccount()}
            download
            className={buttonClass({ variant: 'secondary', size: 'sm' })}
          >
            {t('accountPage.download')}
          </a>
        </div>
      </Section>
      <Section title={t('accountPage.delete')} text={t('accountPage.deleteText')}>
        {needs_proof ? (
          <AfterConfirm />
        ) : (
          <details className="group">
            <summary className={buttonClass({ variant: 'danger', size: 'sm' })}>
              {t('accountPage.deleteNow')}
            </summary>
            <div className="mt-4 grid gap-4 rounded-lg bg-danger-wash p-4">
              <p className="font-medium">{t('accountPage.deleteSure')}</p>
              <SectionForm
                section="delete"
                refused={refused?.section === 'delete' ? refused : undefined}
                submit={t('accountPage.deleteForEver')}
                variant="danger"
              />
            </div>
          </details>
        )}
      </Section>
    </>
  );
};
