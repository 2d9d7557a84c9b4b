// Finds the browser that the journeys run in, or brings one. Plain JavaScript, as bootstrap.mjs.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fail, installApart, root } from './bootstrap.mjs';

/** The headless shell draws the same pages with less work than a whole browser. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const APPS = ['Google Chrome', 'Chromium'];

/** An npm package that carries Chromium for Linux on x64, and the libraries of it that Debian lacks. */
const PACKAGE = '@sparticuz/chromium';
const VERSION = '153.0.0';
const FOLDER = join(root, 'node_modules', `.chromium-${VERSION}`);
const BROUGHT = join(FOLDER, 'browser');

const TRY_MS = 60_000;
const DOWNLOAD_MS = 600_000;

const ADVICE = {
  darwin: 'install Google Chrome or Chromium',
  linux: 'install Chromium (on Debian: apt install chromium-headless-shell)',
};

const isProgram = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Where a system keeps its browsers, the one first that is on the PATH. */
export const listBrowsers = ({ PATH = '' }, platform = process.platform) => {
  const folders = [
    ...new Set([...PATH.split(delimiter).filter(Boolean), '/usr/bin', '/usr/local/bin']),
  ];
  const named = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  const apps = ['/', homedir()].flatMap((home) =>
    APPS.map((app) => join(home, 'Applications', `${app}.app`, 'Contents', 'MacOS', app)),
  );
  const places = platform === 'darwin' ? apps : ['/opt/google/chrome/chrome'];
  return [...named, ...places, BROUGHT].filter(isProgram);
};

/** Whether a browser opens a page; without a path, the one that Playwright has fetched. */
const opensPage = ({ node, env }, path = '') => {
  const script = join(root, 'scripts', 'try-browser.mjs');
  const options = { cwd: root, env, stdio: 'ignore', timeout: TRY_MS };
  return spawnSync(node, [script, path], options).status === 0;
};

/** Playwright's own, for the systems that it builds browsers for and where its server is reached. */
const download = ({ node, env }) => {
  console.log('There is no browser for the journeys: fetching one (Playwright) …');
  const command = join(root, 'node_modules', 'playwright-core', 'cli.js');
  const settings = { ...env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' };
  const options = { cwd: root, env: settings, stdio: 'ignore', timeout: DOWNLOAD_MS };
  return spawnSync(node, [command, 'install', 'chromium-headless-shell'], options).status === 0;
};

/** Its libraries are used wherever the system has none; fonts of the system come first. */
const LAUNCHER = `#!/bin/sh
folder=$(dirname "$0")
export FONTCONFIG_FILE="$folder/fonts.conf"
export LD_LIBRARY_PATH="$folder/al2023/lib"
exec "$folder/chromium" "$@"
`;
const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

/** Makes the browser in a folder out of the package; whether that went well. */
const unpack = ({ node, env }, folder) => {
  if (!installApart(folder, `${PACKAGE}@${VERSION}`)) return false;
  const script = join(root, 'scripts', 'unpack-chromium.mjs');
  // The package unpacks into the folder for what is temporary.
  const settings = { ...env, TMPDIR: folder };
  const options = { cwd: root, env: settings, stdio: ['ignore', 'ignore', 'inherit'] };
  const modules = join(folder, 'node_modules');
  if (spawnSync(node, [script, join(modules, PACKAGE)], options).status !== 0) return false;
  writeFileSync(join(folder, 'fonts.conf'), FONTS);
  writeFileSync(join(folder, 'browser'), LAUNCHER, { mode: 0o755 });
  rmSync(modules, { recursive: true });
  return true;
};

const bringPackage = (bootstrapped) => {
  if (process.platform !== 'linux' || process.arch !== 'x64') return false;
  console.log(`Playwright's cannot be had or does not run here: fetching ${PACKAGE} …`);
  const half = `${FOLDER}-half`;
  rmSync(half, { recursive: true, force: true });
  mkdirSync(half, { recursive: true });
  const isWhole = unpack(bootstrapped, half);
  rmSync(isWhole ? FOLDER : half, { recursive: true, force: true });
  // Renamed when whole, so that an interrupted one is never used.
  if (isWhole) renameSync(half, FOLDER);
  return isWhole;
};

/**
 * The environment for the journeys: CHROMIUM_PATH names a browser that opens pages here, or is not
 * set where Playwright has its own. `bootstrapped` is what `bootstrap()` returns. Ends the process
 * with one sentence where there is none and none can be brought.
 */
export const withBrowser = (bootstrapped) => {
  const { env } = bootstrapped;
  const using = (path) => ({ ...env, CHROMIUM_PATH: path });
  if (env.CHROMIUM_PATH) {
    if (opensPage(bootstrapped, env.CHROMIUM_PATH)) return env;
    fail(`CHROMIUM_PATH names no browser that opens pages here: ${env.CHROMIUM_PATH}`);
  }
  const found = listBrowsers(env).find((path) => opensPage(bootstrapped, path));
  if (found) return using(found);
  if (opensPage(bootstrapped)) return env;
  if (download(bootstrapped) && opensPage(bootstrapped)) return env;
  if (bringPackage(bootstrapped) && opensPage(bootstrapped, BROUGHT)) return using(BROUGHT);
  const advice = ADVICE[process.platform] ?? 'run the tests on Linux, macOS or inside WSL';
  return fail(
    `There is no browser for the journeys, and none could be fetched: ${advice}, or set CHROMIUM_PATH.`,
  );
};
