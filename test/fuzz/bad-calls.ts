import { array, constant, constantFrom, integer, oneof, record, tuple } from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { openApi } from '#api/http/openapi/openapi.ts';
import type { Operation, Schema } from '#api/http/openapi/openapi.ts';
import {
  HOSTILE_BODIES,
  HOSTILE_HEADERS,
  HOSTILE_SEGMENTS,
  hostileJson,
  hostileText,
} from '#test/fuzz/hostile-values.ts';

import { PARIS } from '#test/shopper.ts';

/** A request as it goes out: `path` below /api/v1, percent signs and all. */
export type BadCall = {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | Uint8Array<ArrayBuffer> | undefined;
};

type Call = { method: string; path: string; operation: Operation };

/** Ids that exist, and tokens: of the attacker and of nobody. */
type Known = {
  ids: string[];
  /** Those among them that are somebody's: of orders, lines and addresses. */
  personal: string[];
  tokens: string[];
};

const CALLS: Call[] = Object.entries(openApi().paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    method: method.toUpperCase(),
    path,
    operation,
  })),
);

const bodySchema = ({ requestBody }: Operation): Schema | undefined =>
  requestBody?.content['application/json']?.schema;

const encode = (text: string): string => encodeURIComponent(text.toWellFormed());

/** What a client that knows the contract would send, more or less. */
const plausible = (schema: Schema, known: Known): Arbitrary<unknown> => {
  const choices = (schema['anyOf'] ?? schema['oneOf']) as Schema[] | undefined;
  if (choices) return oneof(...choices.map((one) => mixed(one, known)));
  if ('const' in schema) return constant(schema['const']);
  if (Array.isArray(schema['enum'])) return constantFrom<unknown>(...schema['enum']);
  switch (schema['type']) {
    case 'object':
      return plausibleObject(schema, known);
    case 'array':
      return array(mixed((schema['items'] as Schema | undefined) ?? {}, known), { maxLength: 4 });
    case 'boolean':
      return constantFrom(true, false);
    case 'integer':
    case 'number':
      return oneof(integer({ min: 0, max: 12 }), integer());
    default:
      return constantFrom(...known.ids, 'kettle', 'FR', 'Ada', 'ada@shop.test', '+33612345678');
  }
};

/** What gets past the first checks, by the name of the field. */
const EXAMPLES: Record<string, string[]> = {
  ...Object.fromEntries(Object.entries(PARIS).map(([name, value]) => [name, [value]])),
  code: ['SAVE5', 'save5', 'SAVE6'],
  country: ['FR', 'US', 'IN', 'fr', 'ZZ'],
  phone: ['+33612345678', '+14155552671', '0612345678'],
};

const fieldOf = (name: string, schema: Schema, known: Known): Arbitrary<unknown> => {
  const examples = /^(order_)?id$/.test(name) ? known.personal : EXAMPLES[name];
  if (!examples) return mixed(schema, known);
  return oneof(
    { weight: 8, arbitrary: constantFrom<unknown>(...examples) },
    { weight: 1, arbitrary: mixed(schema, known) },
  );
};

const plausibleObject = (schema: Schema, known: Known): Arbitrary<unknown> => {
  const properties = Object.entries((schema['properties'] ?? {}) as Record<string, Schema>);
  const values = Object.fromEntries(
    properties.map(([name, one]) => [name, fieldOf(name, one, known)]),
  );
  const requiredKeys = (schema['required'] ?? []) as string[];
  return oneof(
    { weight: 6, arbitrary: record(values, { requiredKeys }) },
    { weight: 1, arbitrary: record(values, { requiredKeys: [] }) },
  );
};

/** Mostly plausible, so that what is wrong gets past the first check. */
const mixed = (schema: Schema, known: Known): Arbitrary<unknown> =>
  oneof({ weight: 9, arbitrary: plausible(schema, known) }, { weight: 1, arbitrary: hostileJson });

const IN_USE = ['1', '2', '10000', 'kettle', 'price_asc', 'free', 'product', '1,2'];

/** In an address. What cannot be decoded is rare: it is refused before anything else is looked at. */
const wildValue = ({ ids, personal }: Known): Arbitrary<string> =>
  oneof(
    { weight: 1, arbitrary: constantFrom(...HOSTILE_SEGMENTS) },
    { weight: 4, arbitrary: constantFrom(...ids, ...IN_USE).map(encode) },
    { weight: 4, arbitrary: constantFrom(...personal) },
    { weight: 3, arbitrary: hostileText.map(encode) },
  );

const pathOf = ({ path }: Call, known: Known): Arbitrary<string> =>
  tuple(
    ...path
      .split('/')
      .map((step) =>
        step.startsWith('{')
          ? oneof(
              constantFrom(...HOSTILE_SEGMENTS),
              constantFrom(...known.ids).map(encode),
              hostileText.map(encode),
            )
          : constant(step),
      ),
  ).map((steps) => steps.join('/'));

const TWISTED_NAMES = [(name: string) => `${name}[]`, (name: string) => `${name}[a]`, encode];

const pairOf = (name: string, known: Known): Arbitrary<string> =>
  tuple(
    constantFrom(...TWISTED_NAMES, encode, encode).map((twist) => twist(name)),
    wildValue(known),
  ).map(([key, value]) => `${key}=${value}`);

const STRANGE_PAIRS = [
  '&&&===',
  '__proto__=1',
  'constructor[prototype]=1',
  '%=%',
  'a'.repeat(2000),
];

/** Parameters of the call, some twice, and some that it does not have. */
const queryOf = ({ operation }: Call, known: Known): Arbitrary<string> => {
  const names = operation.parameters.flatMap((one) =>
    'in' in one && one.in === 'query' ? [one.name] : [],
  );
  const pairs = [...names, 'page', 'x'].map((name) => pairOf(name, known));
  const one = oneof(...pairs, constantFrom(...STRANGE_PAIRS));
  return array(one, { maxLength: 4 }).map((all) => (all.length > 0 ? `?${all.join('&')}` : ''));
};

const bodyOf = (call: Call, known: Known): Arbitrary<BadCall['body']> => {
  const schema = bodySchema(call.operation);
  if (!schema) return constant(undefined);
  return oneof(
    { weight: 7, arbitrary: mixed(schema, known).map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: constantFrom(...HOSTILE_BODIES) },
  );
};

const forgedToken: Arbitrary<string> = oneof(
  constantFrom(
    '0'.repeat(18),
    'z'.repeat(18),
    'a'.repeat(17),
    'a'.repeat(1_000),
    "' or 1=1 ------",
  ),
  hostileText.map(encode),
);

const authorisation = ({ tokens }: Known): Arbitrary<Record<string, string>> =>
  oneof(
    { weight: 1, arbitrary: constant({}) },
    {
      weight: 6,
      arbitrary: constantFrom(...tokens).map((token) => ({ authorization: `Bearer ${token}` })),
    },
    { weight: 1, arbitrary: forgedToken.map((token) => ({ authorization: `Bearer ${token}` })) },
    {
      weight: 1,
      arbitrary: constantFrom({ authorization: 'Bearer' }, { authorization: 'Basic Og==' }),
    },
  );

const headersOf = (known: Known): Arbitrary<Record<string, string>> =>
  tuple(
    authorisation(known),
    oneof(
      { weight: 2, arbitrary: constant({}) },
      { weight: 1, arbitrary: constantFrom(...HOSTILE_HEADERS) },
    ),
  ).map(([authorized, hostile]) => ({
    'content-type': 'application/json',
    ...authorized,
    ...hostile,
  }));

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'X'];

const methodOf = ({ method }: Call): Arbitrary<string> =>
  oneof(
    { weight: 12, arbitrary: constant(method) },
    { weight: 1, arbitrary: constantFrom(...METHODS) },
  );

const badCall = (known: Known, call: Call): Arbitrary<BadCall> =>
  record({
    method: methodOf(call),
    path: tuple(pathOf(call, known), queryOf(call, known)).map((parts) => parts.join('')),
    headers: headersOf(known),
    body: bodyOf(call, known),
  }).map(({ body, ...rest }) => ({
    ...rest,
    body: rest.method === 'GET' || rest.method === 'HEAD' ? undefined : body,
  }));

const takesInput = ({ path, operation }: Call): boolean =>
  path.includes('{') || bodySchema(operation) !== undefined;

/** Calls of the whole OpenAPI document, each with something wrong. */
export const badCalls = (known: Known): Arbitrary<BadCall> =>
  oneof(
    ...CALLS.map((call) => ({ weight: takesInput(call) ? 4 : 1, arbitrary: badCall(known, call) })),
  );
