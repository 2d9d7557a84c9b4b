import type { LoaderFunctionArgs } from 'react-router';
import { openPrescriptionFile } from '#contract/prescriptions/prescription.ts';
import { load } from '#web/lib/page-data/api.server.ts';
import type { Handle } from '#web/lib/page-data/handle.ts';
import { fileResponse } from '#web/lib/visit/file-response.server.ts';

export const handle: Handle = { query: { id: 'one' } };

/** A picture of one of the shopper's own prescriptions. */
export const loader = async (args: LoaderFunctionArgs) => {
  const id = args.url.searchParams.get('id') || 'none';
  return fileResponse(await load(args, openPrescriptionFile, { query: { id } }));
};
