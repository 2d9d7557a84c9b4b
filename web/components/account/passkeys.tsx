import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import type { Passkey } from '#contract/account/passkey.ts';
import { writeDate } from '#web/lib/texts/dates.ts';
import { isolateText } from '#web/lib/texts/isolate.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { questionBelow } from '#web/ui/question-below.ts';
import { ConfirmLink } from './confirm-link.tsx';
import { CreatePasskeyButton } from './create-passkey-button.tsx';
import type { Passkeys as Loaded } from './load-passkeys.server.ts';

/** A form about one passkey that opens below it; works without scripts too. */
const Change = ({
  id,
  intent,
  label,
  title,
  children,
}: {
  id: string;
  intent: 'rename' | 'delete';
  label: string;
  title: string;
  children: (isBusy: boolean) => ReactNode;
}) => {
  const { paths } = useTranslation();
  const { formData } = useNavigation();
  const isBusy = formData?.get('id') === id && formData.get('intent') === intent;
  return (
    <details className={questionBelow}>
      <summary aria-label={title} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
        {label}
      </summary>
      <Form method="post" action={paths.passkeys()} className="mt-3 grid gap-3">
        <input type="hidden" name="intent" value={intent} />
        <input type="hidden" name="id" value={id} />
        {children(isBusy)}
      </Form>
    </details>
  );
};

const PasskeyItem = ({ passkey }: { passkey: Passkey }) => {
  const { t, language } = useTranslation();
  const { id, name, created_at, last_used_at } = passkey;
  const shown = name || t('passkey.unnamed');
  const isolated = isolateText(shown);
  return (
    <li className="grid gap-3 rounded-lg border border-line p-4">
      <div>
        <p className="font-medium">
          <bdi>{shown}</bdi>
        </p>
        <p className="text-sm text-faint">
          {t('passkey.created', { date: writeDate(created_at, language) })} ·{' '}
          {last_used_at
            ? t('passkey.used', { date: writeDate(last_used_at, language) })
            : t('passkey.unused')}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Change
          // Another name: the form is done and closes.
          key={name}
          id={id}
          intent="rename"
          label={t('passkey.rename')}
          title={t('passkey.renameOf', { name: isolated })}
        >
          {(isBusy) => (
            <>
              <TextField
                label={t('passkey.name')}
                name="name"
                required
                maxLength={60}
                defaultValue={name}
                autoComplete="off"
              />
              <Button type="submit" size="sm" busy={isBusy} className="justify-self-start">
                {t('passkey.save')}
              </Button>
            </>
          )}
        </Change>
        <Change
          id={id}
          intent="delete"
          label={t('passkey.delete')}
          title={t('passkey.deleteOf', { name: isolated })}
        >
          {(isBusy) => (
            <>
              <p>{t('passkey.deleteAsk', { name: isolated })}</p>
              <Button
                type="submit"
                variant="danger"
                size="sm"
                busy={isBusy}
                className="justify-self-start"
              >
                {t('passkey.delete')}
              </Button>
            </>
          )}
        </Change>
      </div>
    </li>
  );
};

/** One's passkeys: each with its name and use, to be renamed or deleted, and a way to add another. */
export const Passkeys = ({ passkeys, isHere, needsProof }: Loaded) => {
  const { t, paths } = useTranslation();
  return (
    <section className="grid gap-4">
      {passkeys.length === 0 && <p>{t('passkey.none')}</p>}
      {passkeys.length > 0 && (
        <ul className="grid gap-3">
          {passkeys.map((passkey) => (
            <PasskeyItem key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      {!isHere && <Notice>{t('passkey.unsupported')}</Notice>}
      {isHere && !needsProof && (
        <div className="hidden noscript:block">
          <Notice>{t('passkey.unsupported')}</Notice>
        </div>
      )}
      {isHere && (needsProof ? <ConfirmLink back={paths.passkeys()} /> : <CreatePasskeyButton />)}
    </section>
  );
};
