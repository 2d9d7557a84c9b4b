import { useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { Link } from '#web/lib/paths/link.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Tracked } from './perform-track.server.ts';

type Props = { refused: Extract<Tracked, { kind: 'refused' }> | undefined };

/** Sent as a form, never as an address: an address ends in logs. */
export const TrackForm = ({ refused }: Props) => {
  const { t, paths } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const busy = useNavigation().formMethod === 'POST';
  const { fields = {}, typed } = refused ?? {};
  // What is missing is said beside its field; what does not fit, about both of them.
  const isAnswered = Boolean(typed?.number && typed.contact);

  useEffect(() => {
    if (refused) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [refused]);

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
