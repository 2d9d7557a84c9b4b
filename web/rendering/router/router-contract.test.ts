import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#test/shop.ts';
import { SWAPPED_MODULES } from './module-swaps.ts';

/**
 * What the files of this folder rely on in React Router beyond what it documents. Where one of these fails
 * after an upgrade, the file named by the test has to be adapted.
 */
const published = (file: string): string =>
  readFileSync(join(root, 'node_modules/react-router/dist/production', file), 'utf8');

/** The names after a module's `export`. */
const exportsOf = (code: string): string[] => {
  const declared = [...code.matchAll(/^export (?:const|class) (\w+)/gm)].map(([, name]) => name);
  const listed = [...code.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, names]) =>
    names?.split(',').map((name) => name.trim()),
  );
  return [...declared, ...listed].filter((name) => name !== undefined).toSorted();
};

test.each(Object.entries(SWAPPED_MODULES))(
  'module-swaps: %s has the exports of the one in its place',
  (file, code) => {
    expect(exportsOf(code)).toEqual(exportsOf(published(file)));
  },
);

test('module-swaps: React Router compares an address by the two functions that ours calls, and asks it so', () => {
  const matcher = published('lib/router/matcher.js');
  expect(matcher).toContain('import { flattenAndRankRoutes, matchRoutesImpl } from "./utils.js"');
  expect(matcher).toMatch(/update\(routes\) \{/);
  expect(matcher).toMatch(/match\(locationArg, allowPartial = false\) \{/);
  expect(matcher).toContain(
    'matchRoutesImpl(this.#routes, locationArg, this.#basename, allowPartial, this.#branches)',
  );
});

test("module-swaps: React Router loads a page's script with the route and what is loaded already", () => {
  expect(published('lib/dom/ssr/routeModules.js')).toContain(
    'async function loadRouteModule(route, routeModulesCache)',
  );
});

test('page-scripts: the browser begins by the names that our script sets', () => {
  const begin = published('lib/dom-export/hydrated-router.js');
  for (const name of ['Context', 'Manifest', 'RouteModules'])
    expect(begin).toContain(`window.__reactRouter${name}`);
});

test("page-scripts: React Router's own scripts hand over the same", () => {
  const components = published('lib/dom/ssr/components.js');
  expect(components).toContain('window.__reactRouterContext = ${serverHandoffString}');
  expect(components).toContain(
    'window.__reactRouterContext.stream = new ReadableStream({start(controller){window.__reactRouterContext.streamController = controller;}}).pipeThrough(new TextEncoderStream());',
  );
  expect(components).toContain('if (renderMeta) renderMeta.didRenderScripts = true;');
  expect(components).toContain(
    'let { clientActionModule, clientLoaderModule, clientMiddlewareModule, hydrateFallbackModule, module } = manifestEntry;',
  );
  expect(components).toContain('manifest.entry.imports');
  expect(components).toContain('import(${JSON.stringify(manifest.entry.module)})');
});

test('ready-context: what is sent is read from the cache by its place, before the stream', () => {
  const transfer = published('lib/dom/ssr/single-fetch.js');
  expect(transfer).toContain('let { streamCache } = context.renderMeta;');
  expect(transfer).toContain('let promise = streamCache[identifier];');
  expect(transfer).toContain('let { done, value } = promise.result;');
  expect(published('lib/dom/ssr/server.js')).toContain('renderMeta: context.renderMeta');
});

test('routes-of-address: a handler matches the routes that its build names, by their parents', () => {
  expect(published('lib/server-runtime/routes.js')).toContain('parentId');
  expect(published('lib/server-runtime/server.js')).toContain(
    'createStaticHandlerDataRoutes(build.routes)',
  );
});
