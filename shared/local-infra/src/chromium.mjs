// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { onPath } from './programs.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const MAC_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

export const CHROMIUM_CURE =
  'install Chromium or Chrome (Debian: apt-get install chromium), or name one:  CHROME_PATH=/path/to/chrome';

/**
 * @param {import('./programs.mjs').Environment} env
 * @returns {string | undefined} CHROME_PATH, else a usual name on PATH, else its usual place on macOS
 */
export function findChromium(env) {
  if (env.CHROME_PATH) return existsSync(env.CHROME_PATH) ? env.CHROME_PATH : undefined;
  return (
    NAMES.map((name) => onPath(name, env)).find(Boolean) ??
    MAC_PLACES.find((path) => existsSync(path))
  );
}

/**
 * Debian's package, where we may install it.
 * @param {{ env: import('./programs.mjs').Environment, run: (args: string[]) => Promise<void> }} options
 * @returns {Promise<string>} throws with the cure when there is no way to one
 */
export async function bringChromium({ env, run }) {
  const found = findChromium(env);
  if (found !== undefined) return found;
  if (process.getuid?.() === 0 && onPath('apt-get', env) !== undefined && !env.CHROME_PATH) {
    await run(['update']);
    await run(['install', '-y', '--no-install-recommends', 'chromium']);
  }
  const installed = findChromium(env);
  if (installed === undefined)
    throw new Error(`No browser for the end-to-end tests: ${CHROMIUM_CURE}`);
  return installed;
}

/**
 * @param {string} path
 * @returns {string} what it says it is
 */
export function chromiumVersion(path) {
  return spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 10_000 }).stdout?.trim() ?? '';
}
