import type { Notice } from '#contract/subscriptions/notice.ts';
import { AccountPage } from '#web/components/account/account-page.tsx';
import { FlashToast } from '#web/components/frame/flash-toast.tsx';
import { SmallPage } from '#web/components/frame/small-page.tsx';
import { Link } from '#web/lib/paths/link.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import type { Flash } from '#web/lib/visit/flash.server.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { AskForm } from './ask-form.tsx';
import type { NoticeSubject } from './load-notices.server.ts';
import { NoticeList } from './notice-list.tsx';
import type { NoticeOutcome } from './perform-notices.server.ts';

type Props = {
  notices: readonly Notice[];
  about: NoticeSubject | undefined;
  email: string | null;
  flash: Flash | null;
  answer: NoticeOutcome | null | undefined;
};

/** What the shopper is written about; with a product in the address, also the form that asks for it. */
export const NoticesPage = ({ notices, about, email, flash, answer }: Props) => {
  const { t, paths } = useTranslation();
  if (answer?.kind === 'asked')
    return (
      <SmallPage title={t('newsletter.askedTitle')} lead={answer.message} isAnswer>
        <div>
          <Link
            to={about ? paths.product(about.product) : paths.home()}
            className={buttonClass({ variant: 'secondary' })}
          >
            {about ? about.product.title : t('layout.backHome')}
          </Link>
        </div>
      </SmallPage>
    );
  return (
    <AccountPage title={t('notice.title')} lead={t('notice.lead')}>
      <FlashToast flash={flash} />
      <div className="grid grid-cols-1 gap-6">
        {about && <AskForm about={about} email={email} answer={answer} />}
        <NoticeList notices={notices} isAlone={!about} />
      </div>
    </AccountPage>
  );
};
