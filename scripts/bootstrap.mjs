// What `npm start` and `npm test` need before anything of ours can run. Plain JavaScript on
// purpose: it runs on any Node from 20 on, with nothing installed.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

const NODE_MAJOR = 24;
const NODE_VERSION = '24.21.0';
const QUIET_FLAGS = ['--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=error'];

/** Ends the process with that sentence. */
export const fail = (sentence) => {
  console.error(sentence);
  process.exit(1);
};

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

const runNpm = (args) => {
  const cli = process.env.npm_execpath;
  const [command, first] = cli?.endsWith('.js') ? [process.execPath, [cli]] : ['npm', []];
  return spawnSync(command, [...first, ...args], { cwd: root, stdio: 'inherit' }).status === 0;
};

const npm = (args) => {
  if (!runNpm(args)) fail(`npm ${args[0]} failed; see its message above.`);
};

/** Installs a package into a folder of its own, where it disturbs nothing; whether that went well. */
export const installApart = (folder, name) =>
  runNpm(['install', '--prefix', folder, '--no-save', '--no-package-lock', ...QUIET_FLAGS, name]);

/** Whether node_modules holds what package-lock.json says, whatever the times of the files. */
const isInstalled = () => {
  const record = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = readJson(record).packages;
  const wanted = Object.entries(readJson(join(root, 'package-lock.json')).packages);
  return wanted.every(([path, { version, optional }]) => {
    if (path === '') return true;
    // Packages for other machines are optional and not installed.
    return installed[path] ? installed[path].version === version : Boolean(optional);
  });
};

/** Installs the locked dependencies where they are missing or others than locked. */
export const ensureDependencies = () => {
  if (isInstalled()) return;
  console.log('Installing the dependencies (npm ci) …');
  npm(['ci', ...QUIET_FLAGS]);
};

/**
 * The path of a Node that can run our TypeScript: this one, or one that is fetched from npm once.
 * It lives in a folder of its own below node_modules, so installing it disturbs nothing there.
 */
const ensureNode = () => {
  if (Number(process.versions.node.split('.')[0]) >= NODE_MAJOR) return process.execPath;
  const name = `node-${process.platform}-${process.arch}`;
  const folder = join(root, 'node_modules', `.node-${NODE_VERSION}`);
  const binary = join(folder, 'node_modules', name, 'bin', 'node');
  if (!existsSync(binary)) {
    console.log(`Node ${process.version} is here, Souk runs on ${NODE_MAJOR}: fetching it …`);
    installApart(folder, `${name}@${NODE_VERSION}`);
  }
  if (!existsSync(binary)) fail(`Please install Node ${NODE_MAJOR}; there is none for ${name}.`);
  return binary;
};

/** Where Node keeps what it has compiled, and TypeScript without its types: later starts need no compiler. */
export const COMPILE_CACHE = { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node') };

/** Makes everything ready and returns the Node to run and the environment to run it in. */
export const bootstrap = () => {
  ensureDependencies();
  const node = ensureNode();
  const path = [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH];
  return { node, env: { ...process.env, PATH: path.join(delimiter) } };
};
