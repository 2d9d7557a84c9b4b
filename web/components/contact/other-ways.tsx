import { SupportLinks } from '#web/components/menu/support-links.tsx';
import { useCommon } from '#web/lib/page-data/shop-data.ts';
import { Link } from '#web/lib/paths/link.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Icon } from '#web/ui/icon.tsx';

/** When the shop answers, how else it is reached, and what may save writing at all. */
export const OtherWays = () => {
  const { t, paths } = useTranslation();
  const { email, phone, answer_hours: hours } = useCommon().setting;
  return (
    <aside
      aria-label={t('contact.otherWays')}
      className="grid justify-items-start gap-3 rounded-lg bg-surface p-4 sm:p-6"
    >
      {hours !== null && (
        <p className="flex items-start gap-2 text-sm">
          <Icon name="clock" className="mt-0.5 size-4 text-faint" />
          {t('contact.answers', { count: hours })}
        </p>
      )}
      {(email || phone) && (
        <>
          <h2 className="text-lg font-semibold">{t('contact.otherWays')}</h2>
          <div className="grid justify-items-start text-soft *:whitespace-normal">
            <SupportLinks />
          </div>
        </>
      )}
      <h2 className="text-lg font-semibold">{t('contact.first')}</h2>
      <ul className="grid gap-2 text-sm">
        <li>
          <Link to={paths.trackOrder()} className="text-primary hover:underline">
            {t('contact.track')}
          </Link>
        </li>
        <li>
          <Link to={paths.page('faq')} className="text-primary hover:underline">
            {t('contact.questions')}
          </Link>
        </li>
      </ul>
    </aside>
  );
};
