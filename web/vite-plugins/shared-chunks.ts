import { join } from 'node:path';
import type { Plugin } from 'vite';

const root = join(import.meta.dirname, '../..');

/**
 * Files that several pages need, together: the libraries; the shop's frame; and what shows products.
 * Left to itself the bundler makes twenty, which weigh 5 kB more once compressed (bench/weight.ts).
 * Each is named by how the paths of its modules begin.
 */
const CHUNKS = [
  {
    name: 'vendor',
    paths: ['node_modules/', 'web/rendering/router/few-routes', 'web/rendering/router/path-pattern'],
    priority: 2,
  },
  {
    name: 'frame',
    paths: [
      'web/lib/',
      'web/rendering/',
      'web/components/header/',
      'web/components/footer/',
      'web/components/banners/',
      'web/components/frame/',
      'web/components/links/',
      'i18n/',
      'contract/',
    ],
    priority: 1,
  },
  {
    name: 'goods',
    paths: [
      'web/components/navigation/',
      'web/components/card/',
      'web/components/picture/',
      'web/components/home/banner-tile',
      'web/components/flash-sale/countdown',
      'web/components/flash-sale/time-left',
      'web/components/flash-sale/use-time-left',
      'web/components/product/price',
      'web/components/product/recently-viewed',
      'web/components/product/reviews/rating',
      'web/components/product/purchase/use-cart',
      'web/ui/rating',
      'web/ui/price',
      'web/ui/picture',
      'web/ui/badge',
      'web/ui/use-reel',
    ],
    priority: 1,
  },
];

/** A module below the root, wherever node_modules lies. */
const isBelow = (id: string, path: string): boolean =>
  path === 'node_modules/' ? id.includes(`/${path}`) : id.startsWith(join(root, path));

/** Puts the browser's modules into these files. A path that no module has fails the build. */
export const sharedChunks = (): Plugin => ({
  name: 'shared-chunks',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
  config: () => ({
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: {
                groups: CHUNKS.map(({ name, paths, priority }) => ({
                  name,
                  test: (id: string) => paths.some((path) => isBelow(id, path)),
                  priority,
                })),
              },
            },
          },
        },
      },
    },
  }),
  buildEnd(error) {
    if (error) return;
    const ids = [...this.getModuleIds()];
    for (const path of CHUNKS.flatMap(({ paths }) => paths))
      if (!ids.some((id) => isBelow(id, path)))
        this.error(`No module of the browser is at ${path}: adapt shared-chunks.ts.`);
  },
});
