import { html, raw } from 'hono/html';
import { openApi, type Operation, type Parameter, type Schema } from './openapi.ts';
import { referenceStyle } from './reference-style.ts';

type Html = ReturnType<typeof html>;

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

const schemasIn = (value: unknown): Schema[] =>
  Array.isArray(value) ? value.filter(isSchema) : [];

/** `string, at most 64`, `integer, 1 to 5`, `array of object` … */
const typeOf = (schema: Schema): string => {
  const parts = schemasIn(schema['anyOf'] ?? schema['oneOf']);
  if (parts.length > 0) return [...new Set(parts.map(typeOf))].join(' or ');
  if ('const' in schema) return JSON.stringify(schema['const']);
  if (Array.isArray(schema['enum'])) return schema['enum'].map(String).join(' | ');
  if (schema['type'] === 'array' && isSchema(schema['items']))
    return `array of ${typeOf(schema['items'])}`;
  return String(schema['format'] ?? schema['type'] ?? 'anything');
};

/** What has fields of its own: the object itself, inside an array, or the one alternative that does. */
const fieldsOf = (schema: Schema): Schema | undefined => {
  if (isSchema(schema['properties'])) return schema['properties'];
  if (isSchema(schema['items'])) return fieldsOf(schema['items']);
  if (isSchema(schema['additionalProperties'])) return fieldsOf(schema['additionalProperties']);
  return schemasIn(schema['anyOf'] ?? schema['oneOf'])
    .map(fieldsOf)
    .find((fields) => fields !== undefined);
};

const describeField = (name: string, schema: Schema): Html => {
  const label = html`<span class="name">${name}</span><span class="type">${typeOf(schema)}</span>`;
  const fields = fieldsOf(schema);
  if (!fields) return html`<li>${label}</li>`;
  return html`<li>
    <details>
      <summary>${label}</summary>
      ${fieldList(fields)}
    </details>
  </li>`;
};

const fieldList = (fields: Schema): Html =>
  html`<ul>
    ${Object.entries(fields).map(([name, field]) => isSchema(field) && describeField(name, field))}
  </ul>`;

const schemaBlock = (title: string, schema: Schema | undefined): Html | '' => {
  const fields = schema && fieldsOf(schema);
  if (!fields) return '';
  return html`<h3>${title}</h3>
    <div class="schema">${fieldList(fields)}</div>`;
};

const parameterBlock = (parameters: Operation['parameters']): Html | '' => {
  const own = parameters.filter((one): one is Parameter => 'name' in one);
  if (own.length === 0) return '';
  return html`<h3>Parameters</h3>
    <div class="schema">
      <ul>
        ${own.map(
          ({ name, in: place, required, schema }) =>
            html`<li>
              <span class="name">${name}</span>
              <span class="type">${place}, ${typeOf(schema)}${required ? ', required' : ''}</span>
            </li>`,
        )}
      </ul>
    </div>`;
};

const refusalBlock = (refusals: Operation['x-refusals']): Html | '' => {
  if (refusals.length === 0) return '';
  return html`<h3>Refusals</h3>
    <div class="schema">
      <ul>
        ${refusals.map(
          ({ status, key, text }) =>
            html`<li>
              <span class="name">${status} ${key}</span>
              <span class="type">${text}</span>
            </li>`,
        )}
      </ul>
    </div>`;
};

/** As a form where the call takes files. */
const bodyOf = ({ requestBody }: Operation): Schema | undefined => {
  const content = requestBody?.content ?? {};
  return (content['multipart/form-data'] ?? content['application/json'])?.schema;
};

type Answer = { content?: { 'application/json': { schema: { oneOf: [Schema] } } } };

const dataOf = ({ responses }: Operation): Schema | undefined => {
  const answer = responses['200'] as Answer | undefined;
  const properties = answer?.content?.['application/json'].schema.oneOf[0]['properties'];
  const data = isSchema(properties) ? properties['data'] : undefined;
  return isSchema(data) ? data : undefined;
};

const notesOf = (operation: Operation): string => {
  const { security, parameters, responses } = operation;
  const needsToken = security.length === 1;
  const takesKey = parameters.some((one) => '$ref' in one && one.$ref.endsWith('idempotencyKey'));
  return [
    needsToken && 'Needs a token.',
    takesKey && 'Takes an Idempotency-Key.',
    '304' in responses ? 'May be kept by caches.' : 'Personal: never stored.',
  ]
    .filter(Boolean)
    .join(' ');
};

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The texts of the document know bold and code. */
const inline = (markdown: string) =>
  raw(
    escape(markdown)
      .replaceAll(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
      .replaceAll(/`(.+?)`/g, '<code>$1</code>'),
  );

const operationSection = (method: string, path: string, operation: Operation): Html =>
  html`<section id="${operation.operationId}">
    <h2>
      <span class="method">${method.toUpperCase()}</span>
      <a href="#${operation.operationId}">/api/v1${path}</a>
    </h2>
    <p>${inline(operation.summary)}</p>
    <p class="notes">${notesOf(operation)}</p>
    ${parameterBlock(operation.parameters)} ${schemaBlock('Body', bodyOf(operation))}
    ${schemaBlock('Answer: data', dataOf(operation))} ${refusalBlock(operation['x-refusals'])}
  </section>`;

/** The readable form of the OpenAPI document: one page of HTML, without scripts. */
export const referencePage = (): Html => {
  const { paths, info } = openApi();
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );
  return html`<!doctype html>
    <html lang="en" dir="ltr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Souk API</title>
        <style>
          ${raw(referenceStyle)}
        </style>
      </head>
      <body>
        <div class="page">
          <nav aria-label="Calls">
            <ul>
              ${operations.map(
                ({ method, path, operation }) =>
                  html`<li>
                    <a href="#${operation.operationId}">
                      <span class="method">${method.toUpperCase()}</span>${path}
                    </a>
                  </li>`,
              )}
            </ul>
          </nav>
          <main>
            <h1>Souk API</h1>
            ${String(info['description'])
              .split('\n\n')
              .map((text) => html`<p>${inline(text)}</p>`)}
            <p>For machines: <a href="/api/v1/openapi.json">openapi.json</a></p>
            ${operations.map(({ method, path, operation }) =>
              operationSection(method, path, operation),
            )}
          </main>
        </div>
      </body>
    </html>`;
};
