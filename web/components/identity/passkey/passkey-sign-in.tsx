import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useNavigation, useSubmit } from 'react-router';
import { errorText } from '#web/lib/browser/notify.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { FormAnswer } from '#web/components/identity/form-answer.ts';
import type { Problem } from './passkey-ceremony.ts';

const never = () => () => undefined;

/** Whether the browser knows passkeys; nearly all do, so the server's page takes it for granted. */
const useCanUsePasskeys = (): boolean =>
  useSyncExternalStore(
    never,
    () => 'PublicKeyCredential' in window,
    () => true,
  );

/** Only here, since the library is a script of its own that most visitors never need. */
const loadPasskeys = () => import('./passkey-ceremony.ts');

/**
 * Signs in by passkey: by the button, or where the browser offers it at the field of the page whose
 * `autoComplete` ends in `webauthn`. The page's own action is given what the passkey has signed, so that
 * one goes on as after every other way. Not there for browsers that cannot.
 */
export const PasskeySignIn = ({
  answer,
  label,
}: {
  answer: FormAnswer;
  /** Where no field offers them: what the button says. */
  label?: string;
}) => {
  const { t, paths } = useTranslation();
  const address = paths.passkeyData();
  const canUse = useCanUsePasskeys();
  const [isElsewhere, setElsewhere] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const submit = useSubmit();
  const { state, formData } = useNavigation();
  const isLeaving = state !== 'idle' || answer?.kind === 'signed-in';
  const isBusy = isAsking || isLeaving;
  // Another way that is being tried shows so at its own button.
  const isOwn = isAsking || formData?.get('intent') === 'passkey';
  const hasNoField = label !== undefined;

  const send = useCallback(
    (credential: string) => {
      setProblem(undefined);
      void submit({ intent: 'passkey', credential }, { method: 'post' });
    },
    [submit],
  );

  useEffect(() => {
    if (!canUse || isBusy || hasNoField) return undefined;
    let end = (): void => undefined;
    let isOver = false;
    const offer = async () => {
      const { offerInField } = await loadPasskeys();
      if (isOver) return;
      end = offerInField(address, {
        onChosen: send,
        onUnavailable: () => setElsewhere(true),
      });
    };
    // Without the library the field remains a field.
    offer().catch(() => undefined);
    return () => {
      isOver = true;
      end();
    };
  }, [canUse, isBusy, hasNoField, address, send]);

  const press = async () => {
    setAsking(true);
    try {
      const { choosePasskey } = await loadPasskeys();
      const chosen = await choosePasskey(address);
      if ('credential' in chosen) send(chosen.credential);
      else setProblem(chosen.problem);
    } catch {
      setProblem({ key: 'passkey.failed' });
    }
    setAsking(false);
  };

  if (!canUse || isElsewhere) return null;
  return (
    <div className="grid gap-3 noscript:hidden">
      <Button variant="secondary" wide busy={isOwn} onClick={() => isLeaving || void press()}>
        <Icon name="key-round" className="size-5" />
        {label ?? t('passkey.signIn')}
      </Button>
      {problem && (
        <Notice tone="error" alert>
          {errorText(t, 'key' in problem ? t(problem.key) : problem.text)}
        </Notice>
      )}
    </div>
  );
};
