import { useNavigation } from 'react-router';
import { AnsweredForm } from '#web/components/form/answered-form.tsx';
import { SmallPage } from '#web/components/frame/small-page.tsx';
import { SupportLinks } from '#web/components/menu/support-links.tsx';
import { useCommon } from '#web/lib/page-data/shop-data.ts';
import { Link } from '#web/lib/paths/link.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { EmailField, TextAreaField, TextField } from '#web/ui/field.tsx';
import type { ContactOutcome } from './perform-contact.server.ts';

type Known = { name: string; email: string };

type Props = { known: Known; answer: ContactOutcome | null | undefined };

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

const ContactForm = ({ known, answer }: Props) => {
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
      </div>
      <TextField
        label={t('contact.subject')}
        name="subject"
        required
        maxLength={200}
        defaultValue={typed?.subject}
        error={fields['subject']}
      />
      <TextAreaField
        label={t('contact.message')}
        name="message"
        required
        rows={8}
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

/** A form that writes to the shop, and how else it can be reached. */
export const ContactPage = ({ known, answer }: Props) => {
  const { t, paths } = useTranslation();
  const { email, phone } = useCommon().setting;
  if (answer?.kind === 'sent')
    return (
      <SmallPage title={t('contact.sentTitle')} lead={answer.message} isAnswer>
        <div className="flex flex-wrap gap-3">
          <Link to={paths.home()} className={buttonClass()}>
            {t('layout.backHome')}
          </Link>
          <Link to={paths.contact()} className={buttonClass({ variant: 'secondary' })}>
            {t('contact.another')}
          </Link>
        </div>
      </SmallPage>
    );
  return (
    <SmallPage title={t('contact.title')} lead={t('contact.lead')}>
      <ContactForm known={known} answer={answer} />
      {(email || phone) && (
        <section className="grid justify-items-start gap-2 border-t border-line pt-6">
          <h2 className="font-semibold">{t('contact.otherWays')}</h2>
          <SupportLinks />
        </section>
      )}
    </SmallPage>
  );
};
