import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { errorText, useNotify } from '#web/lib/browser/notify.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';

type Creation = {
  create: () => Promise<void>;
  isBusy: boolean;
  /** Why there is none, in words. */
  problem: string | undefined;
};

/** Has the device make a passkey and gives it to the account; the page is then asked anew. */
export const useCreatePasskey = (): Creation => {
  const { t, paths } = useTranslation();
  const notify = useNotify();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  const create = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      const { createPasskey } =
        await import('#web/components/identity/passkey/passkey-ceremony.ts');
      const created = await createPasskey(paths.passkeyData());
      if ('problem' in created) {
        const { problem: why } = created;
        if ('text' in why && why.needsProof) {
          await navigate(paths.confirmIdentity(pathname + search));
          return;
        }
        setProblem(errorText(t, 'key' in why ? t(why.key) : why.text));
      } else {
        notify.message(created.message);
        await navigate(pathname + search, { replace: true, preventScrollReset: true });
      }
    } catch {
      setProblem(errorText(t, t('passkey.failed')));
    }
    setBusy(false);
  };
  return { create, isBusy, problem };
};
