import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const privateFile = z.object({ kind: z.enum(['jpeg', 'pdf']), base64: z.string() });

export const openPrivateFile = endpoint({
  method: 'GET',
  path: '/private-file',
  summary:
    'A file that shoppers have sent, by the signed link of a mail to the shop; 404 where it is erased or the link has ended. Each look is noted.',
  cache: 'personal',
  query: z.object({ token: z.string().max(200) }),
  refusals: { 404: ['api.notFound'] },
  data: privateFile,
});
