// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findOnPath } from '../processes/executables.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const MACOS_PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

export const CHROMIUM_FIX =
  'install Chromium (Debian: apt-get install chromium) or set CHROME_PATH=/path/to/chrome';

/** @param {import('../processes/executables.mjs').Environment} env */
export function findChromium(env) {
  if (env.CHROME_PATH) return existsSync(env.CHROME_PATH) ? env.CHROME_PATH : undefined;
  return (
    NAMES.map((name) => findOnPath(name, env)).find(Boolean) ??
    MACOS_PATHS.find((path) => existsSync(path))
  );
}

/**
 * Finds Chromium or installs Debian's package where that is allowed.
 * @param {object} options
 * @param {import('../processes/executables.mjs').Environment} options.env
 * @param {(args: string[]) => Promise<unknown>} options.run
 */
export async function ensureChromium({ env, run }) {
  const path = findChromium(env);
  if (path !== undefined) return path;
  if (process.getuid?.() === 0 && findOnPath('apt-get', env) !== undefined && !env.CHROME_PATH) {
    await run(['update']);
    await run(['install', '-y', '--no-install-recommends', 'chromium']);
  }
  const installed = findChromium(env);
  if (installed === undefined)
    throw new Error(`No browser for the end-to-end tests: ${CHROMIUM_FIX}`);
  return installed;
}

/** @param {string} path */
export function chromiumVersion(path) {
  return spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 10_000 }).stdout?.trim() ?? '';
}
