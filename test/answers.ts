import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { codecs, type Encoding } from '#api/http/encoding.ts';
import { openApi } from '#api/http/openapi.ts';

const DOCUMENT = 'openapi.json';

const ajv = new Ajv2020({ strict: false, allErrors: true, allowUnionTypes: true });
formats.default(ajv);
ajv.addSchema(openApi(), DOCUMENT);

const PATHS = Object.keys(openApi().paths).map((path) => ({
  path,
  pattern: new RegExp(`^/api/v1${path.replace(/\{\w+\}/g, '[^/]+')}$`),
}));

const pointer = (...steps: string[]): string =>
  steps
    .map((step) => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1')))
    .join('/');

const refFor = (method: string, path: string, status: number): string => {
  const failure = `${DOCUMENT}#/components/schemas/Failure`;
  const known = PATHS.find(({ pattern }) => pattern.test(path))?.path;
  if (status !== 200 || known === undefined) return failure;
  const response = ['paths', known, method.toLowerCase(), 'responses', '200'];
  return `${DOCUMENT}#/${pointer(...response, 'content', 'application/json', 'schema')}`;
};

const readJson = async (response: Response): Promise<unknown> => {
  const encoding = (response.headers.get('content-encoding') ?? 'identity') as Encoding;
  const bytes = await codecs[encoding].decode(Buffer.from(await response.arrayBuffer()));
  return JSON.parse(bytes.toString());
};

/** Proves that an answer is what the OpenAPI document promises of this call. */
export const requireDescribed = async (request: Request, response: Response): Promise<void> => {
  const type = response.headers.get('content-type') ?? '';
  if (response.status === 304 || !type.startsWith('application/json')) return;
  const { pathname } = new URL(request.url);
  if (pathname.endsWith('/openapi.json')) return;
  const body: unknown = request.method === 'HEAD' ? undefined : await readJson(response.clone());
  if (body === undefined) return;
  const validate = ajv.getSchema(refFor(request.method, pathname, response.status));
  if (!validate) throw new Error(`${request.method} ${pathname} is not in the OpenAPI document`);
  if (!validate(body))
    throw new Error(
      `${request.method} ${pathname} answered ${response.status} against its description: ${ajv.errorsText(validate.errors)}`,
    );
};
