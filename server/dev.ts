import type { ServerBuild } from 'react-router';
import { createServer } from 'vite';
import type { ViteDevServer } from 'vite';
import { handCustomPages } from '#extend/custom-pages.ts';
import { open } from '#server/open.ts';

let vite: ViteDevServer | undefined;

const loadPages = async (): Promise<ServerBuild> => {
  if (!vite) throw new Error('Vite has not started');
  return (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
};

await handCustomPages();

await open({
  pages: { mode: 'development', load: loadPages },
  files: (_, next) => next(),
  before: async (server) => {
    // Hot reload comes over the shop's own port.
    vite = await createServer({
      appType: 'custom',
      server: { middlewareMode: true, hmr: { server } },
    });
    return vite.middlewares;
  },
  close: async () => vite?.close(),
});
