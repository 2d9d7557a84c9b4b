// Builds the pages when what they are made from has changed since the last build.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { CUSTOM_PAGES, readCustomPages } from '#extend/custom-pages.ts';
import { root } from './bootstrap.mjs';

const SOURCES = [
  'web/**/*',
  'contract/**/*.ts',
  'i18n/**/*',
  'package-lock.json',
  'react-router.config.ts',
  'vite.config.ts',
];
const COMPRESSIBLE = 'build/client/**/*.{js,css,svg,webmanifest,txt}';

const stamp = join(root, 'build', 'sources');

const customPages = await readCustomPages();

/** The files of the shop's own pages: with all that lies beside them in a folder of theirs. */
const ownSources = customPages.flatMap(({ file, folder }) => {
  const own = dirname(file);
  const files =
    own === folder ? [file] : globSync('**/*', { cwd: own }).map((one) => join(own, one));
  return files.map((one) => relative(root, one));
});

const isSource = (path) => !/\.test\.tsx?$/.test(path) && statSync(join(root, path)).isFile();

const digest = () => {
  const hash = createHash('sha256').update(JSON.stringify(customPages));
  const paths = new Set([...globSync(SOURCES, { cwd: root }), ...ownSources]);
  for (const path of [...paths].filter(isSource).toSorted())
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(root, path)))
      .update('\0');
  return hash.digest('hex');
};

/** The server sends these as they are, so the best compression is paid once. */
const compress = () => {
  for (const path of globSync(COMPRESSIBLE, { cwd: root })) {
    const file = join(root, path);
    const bytes = readFileSync(file);
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
};

const sources = digest();
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== sources) {
  const command = join(root, 'node_modules', '.bin', 'react-router');
  const args = ['build', '--logLevel', 'error'];
  const { status } = spawnSync(process.execPath, [command, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production', [CUSTOM_PAGES]: JSON.stringify(customPages) },
  });
  if (status !== 0) process.exit(status ?? 1);
  compress();
  writeFileSync(stamp, sources);
}
