import { Link } from '#web/lib/paths/link.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { Section } from './section.tsx';

/** The pages of an account that the header's menu has no room for. */
export const ActivityLinks = () => {
  const { t, paths } = useTranslation();
  const pages = [
    { to: paths.questions(), text: t('accountPage.seeQuestions') },
    { to: paths.requests(), text: t('accountPage.seeRequests') },
    { to: paths.notices(), text: t('accountPage.seeNotices') },
    { to: paths.following(), text: t('accountPage.seeFollowing') },
  ];
  return (
    <Section title={t('accountPage.activity')} text={t('accountPage.activityText')}>
      <ul className="flex flex-wrap gap-3">
        {pages.map(({ to, text }) => (
          <li key={to}>
            <Link to={to} className={buttonClass({ variant: 'secondary' })}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
};
