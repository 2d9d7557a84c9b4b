import { dirname, join, relative } from 'node:path';
import type { Plugin } from 'vite';

/** A page of the shop's own; `file` is absolute. */
type CustomPage = { path: string; file: string };

const root = join(import.meta.dirname, '..', '..');
const CUSTOM_PAGE = join(root, 'web', 'custom-page.tsx');
const CUSTOM_LOADER = join(root, 'web', 'custom-loader.server.ts');
const STYLES = join(root, 'web', 'styles', 'app.css');

/** What `npm run build` and `npm run dev` have read of souk.config.ts. */
export const customPages: readonly CustomPage[] = JSON.parse(
  process.env['SOUK_CUSTOM_PAGES'] ?? '[]',
);

const isInside = (folder: string, path: string): boolean =>
  !relative(folder, path).startsWith('..');

/**
 * Lets the shop's own pages lie anywhere: they import `souk/page`, `souk/loader` and what Souk imports, and the
 * classes that they name are in the style sheet.
 */
export const customPagesPlugin = (): Plugin => {
  const folders = [...new Set(customPages.map(({ file }) => dirname(file)))];
  return {
    name: 'souk-custom-pages',
    enforce: 'pre',
    config: () => ({ server: { fs: { allow: [root, ...folders] } } }),
    resolveId(source, importer) {
      if (source === 'souk/page') return CUSTOM_PAGE;
      if (source === 'souk/loader') return CUSTOM_LOADER;
      const isOwn = importer !== undefined && folders.some((folder) => isInside(folder, importer));
      if (!isOwn || /^[./\0]/.test(source)) return undefined;
      return this.resolve(source, CUSTOM_PAGE, { skipSelf: true });
    },
    transform(code, id) {
      if (id !== STYLES || folders.length === 0) return undefined;
      const sources = folders.map((folder) => `@source '${folder}';`).join('\n');
      return code.replace(/(@import 'tailwindcss'[^;]*;)/, `$1\n${sources}`);
    },
  };
};
