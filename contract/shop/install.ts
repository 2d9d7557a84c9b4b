import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { required } from '#contract/required.ts';

const setupToken = z.string().max(200);

export const isConfigured = endpoint({
  method: 'GET',
  path: '/install/configured',
  summary: 'Whether the shop has a database',
  cache: 'personal',
  data: z.object({ configured: z.boolean() }),
});

/** Where a PostgreSQL is and who may use it. */
export const databaseInput = z.object({
  token: setupToken,
  host: z.string(required('install.hostRequired')).trim().min(1, 'install.hostRequired').max(255),
  port: z.coerce.number('install.portInvalid').int().min(1).max(65_535).default(5432),
  database: z
    .string(required('install.databaseRequired'))
    .trim()
    .min(1, 'install.databaseRequired')
    .max(63),
  user: z.string(required('install.userRequired')).trim().min(1, 'install.userRequired').max(63),
  password: z.string().max(1_000).default(''),
});

export const setDatabase = endpoint({
  method: 'POST',
  path: '/install/set-database',
  summary:
    'Tries a database, makes the tables and opens the shop with it. Only while nothing is configured (INSTALL=1), with the token that the server has printed; else 404',
  json: databaseInput,
  refusals: {
    201: [
      'install.hostRequired',
      'install.portInvalid',
      'install.databaseRequired',
      'install.userRequired',
      'install.unusable',
    ],
    404: ['api.notFound'],
  },
  data: z.object({}),
});

export const setPermission = endpoint({
  method: 'POST',
  path: '/install/set-permission',
  summary: 'Which folders the shop can write to. It only reports; the same rule as set-database',
  json: z.object({ token: setupToken }),
  refusals: { 404: ['api.notFound'] },
  data: z.object({ folders: z.array(z.object({ path: z.string(), writable: z.boolean() })) }),
});
