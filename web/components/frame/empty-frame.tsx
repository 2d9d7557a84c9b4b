import type { ReactNode } from 'react';
import { Link } from '#web/lib/paths/link.tsx';
import { Logo } from '#web/components/menu/logo.tsx';
import { useCommon, useYear } from '#web/lib/page-data/shop-data.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { LinkedText } from '#web/ui/linked-text.tsx';
import { SkipLink } from './skip-link.tsx';

/** The frame of sign-in and sign-up: logo, welcome, agreement, and nothing that leads away. */
export const EmptyFrame = ({ children }: { children: ReactNode }) => {
  const { t, paths } = useTranslation();
  const { site_name, copyright_text } = useCommon().site_setting;
  return (
    <div className="flex min-h-dvh flex-col bg-surface">
      <SkipLink />
      <header className="grid justify-items-center gap-1 px-4 pt-8 pb-5 md:pt-12">
        <Logo />
        <p className="text-center text-sm text-soft">{t('layout.welcome', { site: site_name })}</p>
      </header>
      <main id="main" tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      <footer className="grid gap-1 px-4 py-8 text-center text-sm text-faint">
        <p>
          <LinkedText
            text={t('layout.agreement')}
            holes={{
              privacy: (
                <Link to={paths.page('privacy')} className="underline hover:text-ink">
                  {t('layout.privacyPolicy')}
                </Link>
              ),
            }}
          />
        </p>
        <p>
          © <bdi>{useYear()}</bdi> {copyright_text}
        </p>
      </footer>
    </div>
  );
};
