import { z } from 'zod';
import { ENDPOINTS } from '#contract/all.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { RawRule } from '#contract/files.ts';
import { failureEnvelope, FORM_REFUSED, refusedForm } from '#contract/envelope.ts';
import { languageCodes } from '#i18n/languages.ts';
import { GENERAL_REFUSALS, type Refusals } from '#contract/refusals.ts';
import { translator } from '#i18n/messages.ts';
import type { MessageKey } from '#i18n/translate.ts';
import { refusalsOf } from '#api/http/declared-refusals.ts';
import { methodsOf } from '#api/http/methods.ts';

export type Schema = { [key: string]: unknown };
export type Parameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: Schema;
};
/** A refusal with its English text; a status of 201 is that of the envelope. */
export type Refused = { status: number; key: string; text: string };
export type Operation = {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  security: Record<string, string[]>[];
  parameters: (Parameter | { $ref: string })[];
  requestBody?: { required: boolean; content: Record<string, { schema: Schema }> };
  responses: Record<string, Schema>;
  /** What this call may refuse beside what any call may. */
  'x-refusals': Refused[];
};
type OpenApi = {
  openapi: string;
  info: Schema;
  servers: Schema[];
  tags: Schema[];
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, Schema>;
};

const english = translator('en');

/** The English text of a message; of one that counts, the usual form. */
const textOf = (key: string): string => {
  const text = english(key as MessageKey);
  return text === key ? english(`${key}_other` as MessageKey) : text;
};

const refusedOf = (refusals: Refusals): Refused[] =>
  Object.entries(refusals).flatMap(([status, keys]) =>
    keys.map((key) => ({ status: Number(status), key, text: textOf(key) })),
  );

const sayGeneral = (): string =>
  Object.entries(GENERAL_REFUSALS)
    .map(([status, keys]) => `${status} (${keys.map((key) => `\`${key}\``).join(', ')})`)
    .join(', ');

const INTRODUCTION = `Every answer is \`{ status, message, data }\`, in JSON and UTF-8.

\`status\` repeats the HTTP status, with one exception: **a form that was refused answers HTTP 200 with \`status\` ${FORM_REFUSED}**, and \`data.form\` lists the translated messages, the first one for the shopper. Count it as a refusal, not as a success. Any other \`status\` (400, 401, 404, 405, 408, 409, 413, 414, 415, 421, 429, 431, 500, 503) carries \`data: null\` and a \`message\` that is safe to show.

**Language**: the header \`language\`, then the cookie \`currentLanguage\`, then \`en\`; an unknown code is \`en\`. Answers say which in \`Content-Language\`.

**Who asks**: \`Authorization: Bearer TOKEN\`. A visitor gets a token of 18 characters in \`data.user_token\` of the first call that keeps something. A missing or wrong token is 401 where a token is needed, and the public answer elsewhere. What belongs to somebody else answers 404.

**Refusals**: each call lists in \`x-refusals\` what it may refuse, by status and name; the message is in the language of the request. Any call may refuse ${sayGeneral()}.

**Money** is a whole number of the currency's minor unit (12900 is 129.00). **Times** are ISO 8601 in UTC. **Ids** are opaque. **Lists** page with \`?page=\`, from 1.

Unknown body fields are ignored. Empty query parameters count as not given. Public answers carry \`ETag\` and \`Cache-Control\`; personal ones are never stored.`;

const plain = (schema: z.ZodType, io: 'input' | 'output'): Schema => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io });
  return rest;
};

const isDeclared = (schema: z.ZodType): boolean => !(schema instanceof z.ZodUndefined);

const parametersFrom = (schema: z.ZodType, place: 'path' | 'query'): Parameter[] => {
  if (!isDeclared(schema)) return [];
  const { properties = {}, required = [] } = plain(schema, 'input') as {
    properties?: Record<string, Schema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, { description, ...own }]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    ...(typeof description === 'string' && { description }),
    schema: own,
  }));
};

const okEnvelope = ({ data }: Endpoint): Schema => ({
  type: 'object',
  required: ['status', 'message', 'data'],
  additionalProperties: false,
  properties: {
    status: { const: 200 },
    message: { type: 'string' },
    data: plain(data, 'output'),
  },
});

/** What a call refuses with a status of HTTP, described for the responses of that status. */
const failuresOf = (endpoint: Endpoint): [status: number, response: Schema][] => {
  const refused = Map.groupBy(refusedOf(refusalsOf(endpoint)), ({ status }) => status);
  const statuses = [...refused.keys()].filter((status) => status !== FORM_REFUSED);
  const described = [...new Set([...statuses, 404, 500])].toSorted((one, other) => one - other);
  return described.map((status) => {
    const reasons = refused.get(status);
    if (!reasons) return [status, { $ref: '#/components/responses/Failure' }];
    return [status, { ...FAILURE, description: reasons.map(sayRefusal).join('\n') }];
  });
};

const sayRefusal = ({ key, text }: Refused): string => `- \`${key}\`: ${text}`;

const FAILURE = {
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
};

const responsesOf = (endpoint: Endpoint): Record<string, Schema> => ({
  200: {
    description: [
      `Done (status 200), or the form was refused (status ${FORM_REFUSED})`,
      ...refusedOf(refusalsOf(endpoint))
        .filter(({ status }) => status === FORM_REFUSED)
        .map(sayRefusal),
    ].join('\n'),
    content: {
      'application/json': {
        schema: {
          oneOf: [okEnvelope(endpoint), { $ref: '#/components/schemas/RefusedForm' }],
        },
      },
    },
  },
  ...(endpoint.cache === 'public' && {
    304: { description: 'Unchanged since the ETag that was sent' },
  }),
  ...Object.fromEntries(failuresOf(endpoint)),
});

const binary = { type: 'string', format: 'binary' };

const requestBodyOf = ({ json, files, raw }: Endpoint): Pick<Operation, 'requestBody'> => {
  if (raw) return { requestBody: { required: true, content: { '*/*': { schema: binary } } } };
  if (!isDeclared(json) && !files) return {};
  const schema = isDeclared(json) ? plain(json, 'input') : { type: 'object', properties: {} };
  const required = isDeclared(json) && !json.safeParse(undefined).success;
  const content = { 'application/json': { schema } };
  if (!files) return { requestBody: { required, content } };
  const { fields, kinds, count, bytesPerFile, bytesInAll } = files;
  const form = {
    ...schema,
    description: `Files (${kinds.join(', ')}): at most ${count}, of ${bytesPerFile} bytes each and ${bytesInAll} in all`,
    properties: {
      ...(schema['properties'] as Schema),
      ...Object.fromEntries(fields.map((field) => [field, { type: 'array', items: binary }])),
    },
  };
  return {
    requestBody: { required, content: { ...content, 'multipart/form-data': { schema: form } } },
  };
};

/** A raw call answers as its sender expects; only what never gets to it is refused in an envelope. */
const rawResponsesOf = ({ statuses }: RawRule): Record<string, Schema> =>
  Object.fromEntries(
    statuses.map((status) => [status, { description: 'As the sender of the call expects' }]),
  );

/** One call as the document has it. */
export const operationOf = (name: string, endpoint: Endpoint): Operation => ({
  operationId: name,
  tags: [endpoint.path.split('/')[1] ?? ''],
  summary: endpoint.summary,
  security: endpoint.audience === 'anyone' ? [{}, { token: [] }] : [{ token: [] }],
  parameters: [
    ...parametersFrom(endpoint.params, 'path'),
    ...parametersFrom(endpoint.query, 'query'),
    { $ref: '#/components/parameters/language' },
    ...(endpoint.idempotent ? [{ $ref: '#/components/parameters/idempotencyKey' }] : []),
  ],
  ...requestBodyOf(endpoint),
  responses: endpoint.raw ? rawResponsesOf(endpoint.raw) : responsesOf(endpoint),
  'x-refusals': refusedOf(endpoint.refusals),
});

const COMPONENTS = {
  securitySchemes: {
    token: {
      type: 'http',
      scheme: 'bearer',
      description: "The token of a guest's or an account's session",
    },
  },
  parameters: {
    language: {
      name: 'language',
      in: 'header',
      required: false,
      description: 'Without it the cookie `currentLanguage` decides, then `en`',
      schema: { type: 'string', enum: [...languageCodes], default: 'en' },
    },
    idempotencyKey: {
      name: 'Idempotency-Key',
      in: 'header',
      required: false,
      description:
        'For 30 days the same key with the same body answers the first answer again, with another body 409',
      schema: { type: 'string', minLength: 1, maxLength: 200 },
    },
  },
  schemas: {
    RefusedForm: {
      type: 'object',
      required: ['status', 'message', 'data'],
      additionalProperties: false,
      properties: {
        status: { const: FORM_REFUSED },
        message: { type: 'string' },
        data: plain(refusedForm, 'output'),
      },
    },
    Failure: plain(failureEnvelope, 'output'),
  },
  responses: {
    Failure: {
      description: 'Why it could not be done, in the language of the shopper',
      ...FAILURE,
    },
  },
};

const describe = (): OpenApi => {
  const paths: OpenApi['paths'] = {};
  for (const [name, endpoint] of Object.entries(ENDPOINTS)) {
    const methods = (paths[endpoint.path] ??= {});
    const [own = '', ...instead] = methodsOf(endpoint).map((method) => method.toLowerCase());
    methods[own] = operationOf(name, endpoint);
    for (const method of instead)
      methods[method] ??= operationOf(`${name}By${method.toUpperCase()}`, endpoint);
  }
  const tags = new Set(Object.keys(paths).map((path) => path.split('/')[1] ?? ''));
  return {
    openapi: '3.1.0',
    info: { title: 'Souk API', version: '1', description: INTRODUCTION },
    servers: [{ url: '/api/v1' }],
    tags: [...tags].map((name) => ({ name })),
    paths,
    components: COMPONENTS,
  };
};

let made: OpenApi | undefined;

/** The OpenAPI 3.1 document of every call, made from the contract once. */
export const openApi = (): OpenApi => (made ??= describe());
