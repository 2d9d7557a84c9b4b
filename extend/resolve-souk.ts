import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './shop-file.ts';

const SOUK = pathToFileURL(join(root, 'extend', 'shop.ts')).href;
const INSIDE = pathToFileURL(join(root, 'package.json')).href;

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND';

/**
 * Lets a configuration that lies anywhere import `souk`, and Souk's own libraries where it has none
 * of that name.
 */
export const resolveSouk = (): void => {
  registerHooks({
    resolve: (specifier, context, next) => {
      if (specifier === 'souk') return { url: SOUK, shortCircuit: true };
      try {
        return next(specifier, context);
      } catch (error) {
        const isName = !/^[./#]/.test(specifier);
        if (!isName || !isMissing(error)) throw error;
        return next(specifier, { ...context, parentURL: INSIDE });
      }
    },
  });
};
