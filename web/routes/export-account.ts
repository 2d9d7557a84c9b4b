import { exportAccount } from '#contract/account/account-settings.ts';
import type { LoaderFunctionArgs } from 'react-router';
import { load } from '#web/lib/page-data/api.server.ts';

/** The person's data as a file. */
export const loader = async (args: LoaderFunctionArgs) =>
  new Response(JSON.stringify(await load(args, exportAccount), undefined, 2), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="account.json"',
      'Cache-Control': 'private, no-store',
    },
  });
