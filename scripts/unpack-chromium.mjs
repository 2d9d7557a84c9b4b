// Unpacks what the package of Chromium carries into TMPDIR: `node scripts/unpack-chromium.mjs FOLDER`.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [folder = ''] = process.argv.slice(2);
const { inflate } = await import(pathToFileURL(join(folder, 'build', 'index.js')).href);
for (const part of ['chromium.br', 'fonts.tar.br', 'al2023.tar.br'])
  await inflate(join(folder, 'bin', part));
