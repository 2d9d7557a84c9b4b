import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { iconSprite } from './web/icon-sprite.ts';

export default defineConfig({
  publicDir: 'web/public',
  plugins: [tailwindcss(), iconSprite(), reactRouter()],
  build: { target: 'es2022', assetsInlineLimit: 0 },
});
