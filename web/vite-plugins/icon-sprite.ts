import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { iconNames } from '#web/ui/icon-names.ts';

type IconNode = [tag: string, attributes: Record<string, string>][];
type IconModule = { __iconData: { node: IconNode } };

const moduleName = 'virtual:icon-sprite';
const devPath = '/icons.svg';

const symbol = async (name: string) => {
  const { __iconData } = (await import(`lucide-react/icons/${name}`)) as IconModule;
  const shapes = __iconData.node.map(([tag, { key: _key, ...attributes }]) => {
    const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
    return `<${tag}${pairs.join('')}/>`;
  });
  return `<symbol id="${name}" viewBox="0 0 24 24">${shapes.join('')}</symbol>`;
};

const drawSprite = async () => {
  const symbols = await Promise.all(iconNames.map(symbol));
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
};

/**
 * Draws the icons we use from lucide's shapes into one cacheable file, so that they cost the page
 * no script at all. `virtual:icon-sprite` gives its URL.
 */
export const iconSprite = (): Plugin => {
  let building = false;
  return {
    name: 'icon-sprite',
    config(_config, { command }) {
      building = command === 'build';
    },
    resolveId(id) {
      return id === moduleName ? `\0${moduleName}` : undefined;
    },
    async load(id) {
      if (id !== `\0${moduleName}`) return undefined;
      if (!building) return `export default '${devPath}'`;
      const source = await drawSprite();
      const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
      const fileName = `assets/icons-${hash}.svg`;
      if (this.environment.name === 'client') this.emitFile({ type: 'asset', fileName, source });
      return `export default '/${fileName}'`;
    },
    configureServer(server) {
      server.middlewares.use(devPath, (_request, response, next) => {
        drawSprite().then((source) => {
          response.setHeader('Content-Type', 'image/svg+xml');
          response.end(source);
        }, next);
      });
    },
  };
};
