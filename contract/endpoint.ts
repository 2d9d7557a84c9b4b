import { z } from 'zod';
import type { FilesRule, RawRule, SentFile } from './files.ts';
import type { Refusals } from './refusals.ts';

const nothing = z.undefined();

export type Method = 'GET' | 'POST' | 'DELETE';

/** Who may ask: anyone, who has a token (a guest's or an account's), or who is signed in. */
export type Audience = 'anyone' | 'shopper' | 'account';

export type Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Json extends z.ZodType = z.ZodType,
  Data extends z.ZodType = z.ZodType,
  Who extends Audience = Audience,
> = {
  method: Method;
  /** Below /api/v1, with `{name}` for parameters: `/product/{id}`. */
  path: string;
  summary: string;
  audience: Who;
  /** Personal answers are never stored by a cache; public ones carry an ETag. */
  cache: 'public' | 'personal';
  /** Takes an `Idempotency-Key` header. */
  idempotent: boolean;
  params: Params;
  query: Query;
  json: Json;
  /** What it may refuse beside what any call may (contract/refusals.ts), the input's messages included. */
  refusals: Refusals;
  /** Files in its body; undefined: it takes none. */
  files?: FilesRule | undefined;
  /** It is asked by a program of others and takes the bytes of its body as they came. */
  raw?: RawRule | undefined;
  data: Data;
};

type Parts<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Json extends z.ZodType,
  Data extends z.ZodType,
  Who extends Audience,
> = {
  method: Method;
  path: string;
  summary: string;
  audience?: Who;
  cache?: 'public' | 'personal';
  idempotent?: boolean;
  params?: Params;
  query?: Query;
  json?: Json;
  refusals?: Refusals;
  files?: FilesRule;
  raw?: RawRule;
  data: Data;
};

/**
 * Declares one call of the API, once: the server binds it with `implement`, the storefront asks
 * with `call`, the OpenAPI document is made from it.
 */
export const endpoint = <
  Data extends z.ZodType,
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Json extends z.ZodType = z.ZodUndefined,
  Who extends Audience = 'anyone',
>(
  parts: Parts<Params, Query, Json, Data, Who>,
): Endpoint<Params, Query, Json, Data, Who> => ({
  audience: 'anyone' as Who,
  cache: parts.method === 'GET' ? 'public' : 'personal',
  idempotent: false,
  params: nothing as unknown as Params,
  query: nothing as unknown as Query,
  json: nothing as unknown as Json,
  refusals: {},
  ...parts,
});

type Part<Name extends string, Schema extends z.ZodType> =
  undefined extends z.input<Schema>
    ? { [K in Name]?: z.input<Schema> }
    : { [K in Name]: z.input<Schema> };

/** What a caller gives: `params`, `query` and `json`, each only where the call declares it, and files. */
export type InputOf<E extends Endpoint> = Part<'params', E['params']> &
  Part<'query', E['query']> &
  Part<'json', E['json']> & { files?: readonly SentFile[] };

/** What a caller gets in `data`. */
export type DataOf<E extends Endpoint> = z.output<E['data']>;
