import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { ProfileRefusal } from './perform-profile.server.ts';

type SectionProps = { title: string; text?: string | undefined; children: ReactNode };

/** A part of the profile: what it is about beside what can be done. */
export const Section = ({ title, text, children }: SectionProps) => (
  <section className="flex flex-wrap gap-x-10 gap-y-3 p-5 sm:px-6">
    <div className="grid grow basis-60 content-start gap-1 md:grow-0">
      <h3 className="font-semibold">{title}</h3>
      {text && <p className="text-sm text-soft">{text}</p>}
    </div>
    <div className="grid max-w-xl min-w-0 grow basis-68 content-start gap-4">{children}</div>
  </section>
);

type GroupProps = { id: string; title: string; children: ReactNode };

/** Parts of the profile that belong together, to which its address leads by `#id`. */
export const SectionGroup = ({ id, title, children }: GroupProps) => (
  <section aria-labelledby={id} className="grid gap-3">
    <h2 id={id} className="text-xl font-semibold">
      {title}
    </h2>
    <div className="divide-y divide-line rounded-lg border border-line">{children}</div>
  </section>
);

type FoldedProps = {
  /** What is changed. */
  title: string;
  /** Nothing is there yet. */
  isNew?: boolean;
  /** What was refused stays in sight. */
  open: boolean;
  children: ReactNode;
};

/** A form that is folded away until somebody wants to change something, below what is there now. */
export const Folded = ({ title, isNew = false, open, children }: FoldedProps) => {
  const { t } = useTranslation();
  return (
    <details open={open} className="group/folded">
      <summary className={buttonClass({ variant: 'secondary', size: 'sm' })}>
        <span>
          {t(isNew ? 'accountPage.add' : 'accountPage.change')}
          <span className="sr-only">: {title}</span>
        </span>
        <Icon
          name="chevron-down"
          className="size-4 transition-transform group-open/folded:rotate-180"
        />
      </summary>
      <div className="mt-4 grid gap-4">{children}</div>
    </details>
  );
};

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
