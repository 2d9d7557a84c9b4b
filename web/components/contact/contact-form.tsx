import { useNavigation } from 'react-router';
import type { MessageKey } from '#i18n/translate.ts';
import { AnsweredForm } from '#web/components/form/answered-form.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmailField, SelectField, TextAreaField, TextField } from '#web/ui/field.tsx';
import type { ContactOutcome } from './perform-contact.server.ts';

/** What people write about, the most frequent first. */
const TOPICS: readonly MessageKey[] = [
  'contact.topics.order',
  'contact.topics.delivery',
  'contact.topics.return',
  'contact.topics.payment',
  'contact.topics.account',
  'contact.topics.product',
  'contact.topics.other',
];

/** Programs fill in all that they find. Nobody sees this one or comes to it by the keyboard. */
const Trap = () => {
  const { t } = useTranslation();
  return (
    <div hidden>
      <label>
        {t('contact.website')} <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
};

type SubjectProps = { chosen: string | undefined; error: string | undefined };

const SubjectField = ({ chosen = '', error }: SubjectProps) => {
  const { t } = useTranslation();
  return (
    <SelectField
      label={t('contact.subject')}
      name="subject"
      required
      defaultValue={chosen}
      error={error}
    >
      <option value="">{t('contact.choose')}</option>
      {TOPICS.map((topic) => (
        <option key={topic}>{t(topic)}</option>
      ))}
    </SelectField>
  );
};

type Props = { known: { name: string; email: string }; answer: ContactOutcome | null | undefined };

/** Writes to the shop; what was typed stays where the message is refused. */
export const ContactForm = ({ known, answer }: Props) => {
  const { t } = useTranslation();
  const busy = useNavigation().formMethod === 'POST';
  const refused = answer?.kind === 'refused' ? answer : undefined;
  const { fields = {}, typed } = refused ?? {};
  return (
    <AnsweredForm answer={refused}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={t('contact.name')}
          name="name"
          required
          autoComplete="name"
          maxLength={120}
          defaultValue={typed?.name ?? known.name}
          error={fields['name']}
        />
        <EmailField
          label={t('contact.email')}
          defaultValue={typed?.email ?? known.email}
          error={fields['email']}
        />
        <SubjectField chosen={typed?.subject} error={fields['subject']} />
        <TextField
          label={t('contact.orderNumber')}
          optional={t('contact.optional')}
          name="order_number"
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          placeholder="SK-7K2M-9QXD"
          defaultValue={typed?.order_number}
          error={fields['order_number']}
        />
      </div>
      <TextAreaField
        label={t('contact.message')}
        name="message"
        required
        rows={7}
        maxLength={5_000}
        defaultValue={typed?.message}
        error={fields['message']}
      />
      <Trap />
      <div>
        <Button type="submit" busy={busy}>
          {t('contact.submit')}
        </Button>
      </div>
    </AnsweredForm>
  );
};
