// A plugin of oxlint: who may import whom, by the tables in layers.mjs.
import { join, posix, relative, sep } from 'node:path';
import { API_ORDER, CONTRACT_ORDER, LAYERS } from './layers.mjs';

const root = join(import.meta.dirname, '../..');

/** The longest first, so that what lies inside a folder may have a place of its own. */
const longestFirst = (paths) => paths.toSorted((a, b) => b.length - a.length);
const LAYER_NAMES = longestFirst(Object.keys(LAYERS));
const DOMAIN_NAMES = longestFirst(API_ORDER);

/** @type {(path: string, folder: string) => boolean} */
const isIn = (path, folder) => path === folder || path.startsWith(`${folder}/`);

/** @type {(path: string) => string | undefined} */
const findLayer = (path) => LAYER_NAMES.find((name) => isIn(path, name));

/** @type {(path: string) => boolean} */
const isTest = (path) => /\.test\.tsx?$/.test(path);

/**
 * Where an import leads, from the root of the repository; undefined for a package.
 * @type {(file: string, specifier: string) => string | undefined}
 */
const findTarget = (file, specifier) => {
  if (specifier.startsWith('#')) return specifier.slice(1);
  if (!specifier.startsWith('.')) return undefined;
  return posix.join(posix.dirname(file), specifier);
};

/** @type {(file: string, target: string) => string | undefined} */
const findLayerFault = (file, target) => {
  const layer = findLayer(file);
  if (layer === undefined || findLayer(target) === layer) return undefined;
  const allowed = LAYERS[layer] ?? [];
  if (allowed.some((folder) => isIn(target, folder))) return undefined;
  const others = allowed.join(', ') || 'nothing';
  return `${target}: ${layer} may import ${others} of ours (scripts/lint/layers.mjs).`;
};

/** @type {(path: string) => string | undefined} */
const findDomain = (path) => DOMAIN_NAMES.find((name) => isIn(path, `api/${name}`));

/** @type {(file: string, target: string) => string | undefined} */
const findDomainFault = (file, target) => {
  if (!isIn(file, 'api') || !isIn(target, 'api')) return undefined;
  const [own, other] = [findDomain(file), findDomain(target)];
  if (own === undefined || other === undefined)
    return `${own ? target : file} has no place in the order of domains (scripts/lint/layers.mjs).`;
  if (own === other) return undefined;
  if (API_ORDER.indexOf(other) > API_ORDER.indexOf(own))
    return `api/${own} comes before api/${other} and knows nothing of it (scripts/lint/layers.mjs).`;
  if (target.endsWith('routes.ts') && own !== 'app.ts')
    return 'Only api/app.ts imports the routes of a domain.';
  return undefined;
};

/**
 * The folder of the contract in which a file lies, '' for what all of them are made of.
 * @type {(path: string) => string}
 */
const folderOfContract = (path) => path.split('/').slice(1, -1).join('/');

/** @type {(file: string, target: string) => string | undefined} */
const findContractFault = (file, target) => {
  if (!isIn(file, 'contract') || !isIn(target, 'contract') || file === 'contract/all.ts')
    return undefined;
  const [own, other] = [folderOfContract(file), folderOfContract(target)];
  const unknown = [own, other].find((name) => name !== '' && !CONTRACT_ORDER.includes(name));
  if (unknown !== undefined)
    return `contract/${unknown} has no place in the order of the contract (scripts/lint/layers.mjs).`;
  if (CONTRACT_ORDER.indexOf(other) <= CONTRACT_ORDER.indexOf(own)) return undefined;
  const who = own === '' ? file : `contract/${own}`;
  return `${who} comes before contract/${other} and knows nothing of it (scripts/lint/layers.mjs).`;
};

/** @type {(file: string, specifier: string) => string | undefined} */
const findFault = (file, specifier) => {
  if (specifier.startsWith('../')) return 'Import by name: #contract/x.ts, #db/x.ts …';
  const target = findTarget(file, specifier);
  if (target === undefined || isTest(file)) return undefined;
  return (
    findLayerFault(file, target) ?? findDomainFault(file, target) ?? findContractFault(file, target)
  );
};

const imports = {
  meta: { type: 'problem' },
  create(context) {
    const file = relative(root, context.filename).split(sep).join('/');
    const check = ({ source }) => {
      if (typeof source?.value !== 'string') return;
      const message = findFault(file, source.value);
      if (message) context.report({ node: source, message });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
      TSImportType: check,
    };
  },
};

export default { meta: { name: 'layers' }, rules: { imports } };
