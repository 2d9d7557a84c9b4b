import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { routerModuleSwaps } from './web/rendering/router/module-swaps.ts';
import { iconSprite } from './web/vite-plugins/icon-sprite.ts';
import { customPagesPlugin } from './web/vite-plugins/custom-pages.ts';
import { sharedChunks } from './web/vite-plugins/shared-chunks.ts';

export default defineConfig({
  publicDir: 'web/public',
  plugins: [
    customPagesPlugin(),
    tailwindcss(),
    iconSprite(),
    routerModuleSwaps(),
    sharedChunks(),
    reactRouter(),
  ],
  // React Router writes the preload links itself.
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: false,
  },
});
