import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { ProfileRefusal } from './perform-profile.server.ts';

type SectionProps = { title: string; text?: string | undefined; children: ReactNode };

/** A part of the profile: what it is about beside what can be done. */
export const Section = ({ title, text, children }: SectionProps) => (
  <section className="flex flex-wrap gap-x-10 gap-y-5 border-t border-line py-8">
    <div className="grid grow basis-60 content-start gap-1.5 md:grow-0">
      <h2 className="text-lg font-semibold">{title}</h2>
      {text && <p className="text-sm text-soft">{text}</p>}
    </div>
    <div className="grid max-w-xl min-w-0 grow basis-68 content-start gap-5">{children}</div>
  </section>
);

type FormProps = {
  section: string;
  refused: ProfileRefusal | undefined;
  submit: string;
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  /** Its fields may carry files. */
  withFiles?: boolean;
  children?: ReactNode;
};

/** A form of the profile; the address says nothing of what was sent. */
export const SectionForm = ({
  section,
  refused,
  submit,
  variant = 'secondary',
  withFiles = false,
  children,
}: FormProps) => {
  const { paths } = useTranslation();
  const { formMethod, formData } = useNavigation();
  const busy = formMethod === 'POST' && formData?.get('section') === section;
  const isBesideField = refused && Object.keys(refused.fields).length > 0;
  return (
    <Form
      method="post"
      action={paths.profile()}
      encType={withFiles ? 'multipart/form-data' : undefined}
      noValidate
      className="grid gap-4"
    >
      <input type="hidden" name="section" value={section} />
      {refused && !isBesideField && (
        <Notice tone="error" alert>
          {refused.message}
        </Notice>
      )}
      {children}
      <div>
        <Button type="submit" variant={variant} busy={busy}>
          {submit}
        </Button>
      </div>
    </Form>
  );
};
