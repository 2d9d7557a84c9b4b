import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { routerModuleSwaps } from './web/rendering/router/module-swaps.ts';
import { iconSprite } from './web/vite-plugins/icon-sprite.ts';

/**
 * Two files that every page needs, apart from its own: the libraries, and the shop's frame; and one
 * for whatever shows products. Left to itself the bundler makes twenty, which weigh 5 kB more once
 * compressed (bench/weight.mjs).
 */
const sharedChunks = [
  {
    name: 'vendor',
    test: /\/node_modules\/|\/web\/rendering\/router\/(few-routes|path-pattern)/,
    priority: 2,
  },
  {
    name: 'frame',
    test: /\/web\/(lib|rendering|components\/(header|footer|banners|frame|links))\/|\/(i18n|contract)\//,
    priority: 1,
  },
  {
    name: 'goods',
    test: /\/web\/(components\/(navigation\/|card\/|picture\/|home\/banner-tile|flash-sale\/(countdown|time-left|use-time-left)|product\/(price|recently-viewed|reviews\/rating|purchase\/(cart-form|use-cart)))|ui\/(rating|price|picture|badge|use-reel))/,
    priority: 1,
  },
];

export default defineConfig({
  publicDir: 'web/public',
  plugins: [tailwindcss(), iconSprite(), routerModuleSwaps(), reactRouter()],
  // React Router writes the preload links itself.
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: false },
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: sharedChunks } } } },
    },
  },
});
