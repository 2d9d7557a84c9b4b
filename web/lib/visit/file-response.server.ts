import type { DataOf } from '#contract/endpoint.ts';
import type { openPrivateFile } from '#contract/private-file.ts';

const TYPES = { jpeg: 'image/jpeg', pdf: 'application/pdf' } as const;

/**
 * A private file as a browser shows it: kept by no cache, and nothing in it runs. A PDF is as its sender
 * made it, so it is downloaded and not opened as a page of the shop.
 */
export const fileResponse = ({ kind, base64 }: DataOf<typeof openPrivateFile>): Response =>
  new Response(Buffer.from(base64, 'base64'), {
    headers: {
      'Content-Type': TYPES[kind],
      'Content-Disposition': kind === 'pdf' ? 'attachment; filename="file.pdf"' : 'inline',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
      'Cache-Control': 'private, no-store',
    },
  });
