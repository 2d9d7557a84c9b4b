import { Form, useLocation, useNavigation } from 'react-router';
import { useFocusFirstInvalid } from '#web/components/form/focus-first-invalid.ts';
import { NumberedText } from '#web/components/order/order-number.tsx';
import { StoreLogo } from '#web/components/store/store-logo.tsx';
import { Link } from '#web/lib/paths/link.tsx';
import { isolateText } from '#web/lib/texts/isolate.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { EmailField, TextAreaField, TextField } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { loadMessagePage } from './load-message-page.server.ts';
import type { MessageAnswer } from './perform-message.server.ts';

type Page = Awaited<ReturnType<typeof loadMessagePage>>;
type Props = Page & { answer: MessageAnswer | undefined };

/** Writes to a store, about an order where one is named. */
export const MessagePage = ({ store, number, sender, answer }: Props) => {
  const { t, paths } = useTranslation();
  return (
    <div className="shell-narrow grid justify-items-center py-8 md:py-16">
      <div className="grid w-full max-w-xl gap-6">
        <div className="flex items-center gap-4">
          <StoreLogo logo={store.logo} className="size-16" />
          <div className="grid min-w-0 gap-1">
            <h1 className="text-2xl font-semibold wrap-anywhere sm:text-3xl">
              {t('storeMessage.title', { store: isolateText(store.name) })}
            </h1>
            <p className="text-soft">
              {number ? (
                <NumberedText text={t('storeMessage.order')} number={number} />
              ) : (
                t('storeMessage.lead')
              )}
            </p>
          </div>
        </div>
        {answer?.kind === 'sent' ? (
          <Notice tone="success" alert>
            {answer.message}
          </Notice>
        ) : (
          <MessageForm sender={sender} refused={answer} />
        )}
        <div>
          <Link to={paths.store(store.slug)} className={buttonClass({ variant: 'secondary' })}>
            {t('storeMessage.back')}
          </Link>
        </div>
      </div>
    </div>
  );
};

type FormProps = {
  sender: Page['sender'];
  refused: Extract<MessageAnswer, { kind: 'refused' }> | undefined;
};

const MessageForm = ({ sender, refused }: FormProps) => {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const form = useFocusFirstInvalid(refused);
  const busy = useNavigation().formMethod === 'POST';
  const { fields = {}, typed } = refused ?? {};
  return (
    <Form
      ref={form}
      method="post"
      action={pathname + search}
      noValidate
      className="grid gap-5 rounded-lg border border-line p-5 sm:p-6"
    >
      {refused && Object.keys(fields).length === 0 && (
        <Notice tone="error" alert>
          {refused.message}
        </Notice>
      )}
      <TextField
        label={t('storeMessage.name')}
        name="name"
        autoComplete="name"
        required
        maxLength={120}
        defaultValue={typed?.name ?? sender.name}
        error={fields['name']}
      />
      <EmailField
        label={t('storeMessage.email')}
        defaultValue={typed?.email ?? sender.email}
        error={fields['email']}
      />
      <TextAreaField
        label={t('storeMessage.message')}
        name="message"
        required
        rows={6}
        maxLength={3000}
        defaultValue={typed?.message}
        error={fields['message']}
      />
      <div>
        <Button type="submit" busy={busy}>
          {t('storeMessage.submit')}
        </Button>
      </div>
    </Form>
  );
};
