import type { OpenedSession } from '#contract/account/account-settings.ts';
import { Form } from 'react-router';
import { FoldedPanel } from '#web/components/checkout/panel.tsx';
import { writeMoment } from '#web/lib/texts/dates.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { SectionForm } from './profile-section.tsx';

const Device = ({ session }: { session: OpenedSession }) => {
  const { t, language, paths } = useTranslation();
  const { id, current } = session;
  const name = session.device || t('accountPage.unknownDevice');
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3.5">
      <div className="grid gap-0.5">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {name}
          {current && <Badge>{t('accountPage.thisDevice')}</Badge>}
        </p>
        <p className="text-sm text-soft">
          {t('accountPage.lastUsed', { time: writeMoment(session.last_seen_at, language) })}
        </p>
      </div>
      {!current && (
        <Form method="post" action={paths.profile()}>
          <input type="hidden" name="section" value="session" />
          <input type="hidden" name="id" value={id} />
          <Button
            type="submit"
            variant="quiet"
            size="sm"
            aria-label={t('accountPage.signOutOf', { device: name })}
          >
            {t('accountPage.signOut')}
          </Button>
        </Form>
      )}
    </li>
  );
};

/** This device and those used last; others are folded away. */
const SHOWN = 3;

/** Where the account is signed in, by time alone: no place is ever guessed from an address. */
export const SessionList = ({ sessions }: { sessions: OpenedSession[] }) => {
  const { t } = useTranslation();
  const sorted = sessions.toSorted((a, b) => Number(b.current) - Number(a.current));
  return (
    <>
      <ul className="divide-y divide-line rounded-lg border border-line px-4">
        {sorted.slice(0, SHOWN).map((session) => (
          <Device key={session.id} session={session} />
        ))}
      </ul>
      {sorted.length > SHOWN && (
        <FoldedPanel title={t('accountPage.otherDevices', { count: sorted.length - SHOWN })}>
          <ul className="divide-y divide-line">
            {sorted.slice(SHOWN).map((session) => (
              <Device key={session.id} session={session} />
            ))}
          </ul>
        </FoldedPanel>
      )}
      {sessions.length > 1 && (
        <SectionForm
          section="session"
          refused={undefined}
          submit={t('accountPage.signOutOthers')}
        />
      )}
    </>
  );
};
