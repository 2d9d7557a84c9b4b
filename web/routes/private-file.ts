import type { LoaderFunctionArgs } from 'react-router';
import { openPrivateFile } from '#contract/private-file.ts';
import { load } from '#web/lib/page-data/api.server.ts';
import type { Handle } from '#web/lib/page-data/handle.ts';
import { fileResponse } from '#web/lib/visit/file-response.server.ts';

export const handle: Handle = { query: { token: 'one' } };

/** A file that a shopper has sent to the shop, for whoever holds the link of the shop's mail. */
export const loader = async (args: LoaderFunctionArgs) => {
  const token = args.url.searchParams.get('token') ?? '';
  return fileResponse(await load(args, openPrivateFile, { query: { token } }));
};
