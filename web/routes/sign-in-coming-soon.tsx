import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { ComingSoon } from '#web/components/content/coming-soon.tsx';
import { comingSoonMeta } from '#web/lib/seo/coming-soon-meta.ts';
import { comingSoonLoader } from '#web/lib/page-data/coming-soon.server.ts';
import { takeFlash } from '#web/lib/visit/flash.server.ts';
import { personalHeaders } from '#web/lib/page-data/personal-page.ts';
import { Notice } from '#web/ui/notice.tsx';
import type { Handle } from '#web/lib/page-data/handle.ts';

/** The page may show a flash message of the previous page, so it is personal. */
export const headers = personalHeaders;

export const handle: Handle = { query: { redirect: 'one' } };

export const loader = (args: LoaderFunctionArgs) => ({
  ...comingSoonLoader(args),
  flash: takeFlash(args),
});

export const meta: MetaFunction<typeof loader> = comingSoonMeta;

export default function SignInComingSoonRoute() {
  const { flash } = useLoaderData<typeof loader>();
  return (
    <>
      {flash && (
        <div className="shell-narrow pt-6">
          <Notice tone="warning" alert>
            {flash.text}
          </Notice>
        </div>
      )}
      <ComingSoon />
    </>
  );
}
