import { useTranslation } from '#web/lib/texts/translation.tsx';
import type { Tracked } from './perform-track.server.ts';
import { TrackForm } from './track-form.tsx';
import { TrackingResult } from './tracking-result.tsx';

/** Asks for the number and how the shopper can be reached, then shows where the order is. */
export const TrackPage = ({ answer }: { answer: Tracked | undefined }) => {
  const { t } = useTranslation();
  if (answer?.kind === 'found') return <TrackingResult {...answer} />;
  return (
    <div className="shell-narrow grid justify-items-center py-8 md:py-16">
      <div className="grid w-full max-w-xl gap-6">
        <div className="grid gap-2">
          <h1 className="text-3xl font-semibold">{t('trackPage.title')}</h1>
          <p className="text-soft">{t('trackPage.lead')}</p>
        </div>
        <TrackForm refused={answer} />
      </div>
    </div>
  );
};
