import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: true,
  // The whole URL map at once (2 kB): every page has parameters, so discovering routes as they are
  // met would put one more request before each navigation.
  routeDiscovery: { mode: 'initial' },
  // A page's clientAction is one shared function: a file of its own for each page would only make the
  // URL map longer.
  splitRouteModules: false,
} satisfies Config;
