import type { LoaderFunctionArgs } from 'react-router';
import { getPicture } from '#contract/account/account-picture.ts';
import { load } from '#web/lib/page-data/api.server.ts';
import { fileResponse } from '#web/lib/visit/file-response.server.ts';

/** The picture of whoever is signed in, for them alone. */
export const loader = async (args: LoaderFunctionArgs) =>
  fileResponse(await load(args, getPicture));
