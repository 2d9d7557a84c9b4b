import { Form, useNavigation } from 'react-router';
import { useFocusFirstInvalid } from '#web/components/form/focus-first-invalid.ts';
import { SmallPage } from '#web/components/frame/small-page.tsx';
import { Link } from '#web/lib/paths/link.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Tracked } from './perform-track.server.ts';
import { TrackingResult } from './tracking-result.tsx';

/** Asks for the number and how the shopper can be reached, then shows where the order is. */
export const TrackPage = ({ answer }: { answer: Tracked | undefined }) => {
  const { t } = useTranslation();
  if (answer?.kind === 'found') return <TrackingResult {...answer} />;
  return (
    <SmallPage title={t('trackPage.title')} lead={t('trackPage.lead')}>
      <TrackForm refused={answer} />
    </SmallPage>
  );
};

type Props = { refused: Extract<Tracked, { kind: 'refused' }> | undefined };

/** Sent as a form, never as an address: an address ends in logs. */
const TrackForm = ({ refused }: Props) => {
  const { t, paths } = useTranslation();
  const form = useFocusFirstInvalid(refused);
  const busy = useNavigation().formMethod === 'POST';
  const { fields = {}, typed } = refused ?? {};
  // What is missing is said beside its field; what does not fit, about both of them.
  const isAnswered = Boolean(typed?.number && typed.contact);

  return (
    <Form
      ref={form}
      method="post"
      action={paths.trackOrder()}
      noValidate
      className="grid gap-5 rounded-lg border border-line p-5 sm:p-6"
    >
      {refused && isAnswered && (
        <Notice tone="error" alert>
          <p className="font-medium">{refused.message}</p>
          {fields['number'] && <p>{t('trackPage.check')}</p>}
        </Notice>
      )}
      <TextField
        label={t('trackPage.number')}
        hint={t('trackPage.numberHint')}
        name="number"
        required
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={64}
        defaultValue={typed?.number}
        error={isAnswered ? undefined : fields['number']}
      />
      <TextField
        label={t('trackPage.contact')}
        name="contact"
        required
        dir="ltr"
        autoComplete="email"
        spellCheck={false}
        maxLength={254}
        defaultValue={typed?.contact}
        error={isAnswered ? undefined : (fields['email'] ?? fields['phone'])}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" busy={busy}>
          <Icon name="search" className="size-4.5" />
          {t('trackPage.submit')}
        </Button>
        <Link
          to={paths.orders()}
          className="px-2 py-1 text-sm font-medium text-primary hover:underline"
        >
          {t('orderPage.allOrders')}
        </Link>
      </div>
    </Form>
  );
};
