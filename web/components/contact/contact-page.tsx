import type { Link as LinkData } from '#contract/shop/common.ts';
import { SmallPage } from '#web/components/frame/small-page.tsx';
import { InfoPage } from '#web/components/static-page/info-page.tsx';
import { Link } from '#web/lib/paths/link.tsx';
import { makePaths } from '#web/lib/paths/paths.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { defaultLanguage } from '#i18n/languages.ts';
import { ContactForm } from './contact-form.tsx';
import { OtherWays } from './other-ways.tsx';
import type { ContactOutcome } from './perform-contact.server.ts';

type Props = {
  known: { name: string; email: string };
  answer: ContactOutcome | null | undefined;
  services: readonly LinkData[];
  about: readonly LinkData[];
};

/** A form that writes to the shop, and how else it can be reached. */
export const ContactPage = ({ known, answer, services, about }: Props) => {
  const { t, paths } = useTranslation();
  if (answer?.kind === 'sent')
    return (
      <SmallPage title={t('contact.sentTitle')} lead={answer.message} isAnswer>
        <div className="flex flex-wrap gap-3">
          <Link to={paths.home()} className={buttonClass()}>
            {t('layout.backHome')}
          </Link>
          <Link to={paths.contact()} className={buttonClass({ variant: 'secondary' })}>
            {t('contact.another')}
          </Link>
        </div>
      </SmallPage>
    );
  return (
    <InfoPage
      title={t('contact.title')}
      here={makePaths(defaultLanguage).contact()}
      services={services}
      about={about}
      aside={<OtherWays />}
    >
      <div className="grid max-w-2xl min-w-0 gap-6">
        <div className="grid gap-2">
          <h1 className="text-3xl font-semibold">{t('contact.title')}</h1>
          <p className="text-soft">{t('contact.lead')}</p>
        </div>
        <ContactForm known={known} answer={answer} />
      </div>
    </InfoPage>
  );
};
