// @ts-check
import { mkdirSync } from 'node:fs';
import { bundleChanged } from './bundles.mjs';
import { chooseWays, missingForLibraries } from './infra.mjs';
import { installPackages } from './install.mjs';
import { bringLibraries } from './libraries.mjs';
import { buildPages } from './pages.mjs';
import { step } from './say.mjs';

const NODE_VERSION_MIN = [20, 19];

/**
 * @param {string} version such as 'v20.19.0'
 * @returns {string | undefined} what is wrong with this Node
 */
export function nodeTrouble(version) {
  const [major = 0, minor = 0] = version.replace('v', '').split('.').map(Number);
  const [majorMin = 0, minorMin = 0] = NODE_VERSION_MIN;
  if (major > majorMin || (major === majorMin && minor >= minorMin)) return undefined;
  return `Node ${NODE_VERSION_MIN.join('.')} or newer is needed; this is ${version}. Install a newer one (https://nodejs.org) and run it again.`;
}

/**
 * @typedef {object} Preparation
 * @property {import('./folders.mjs').Folders} folders
 * @property {import('./programs.mjs').Environment} env
 * @property {boolean} docker
 */

/**
 * Packages and libraries, at the same time. Throws before the first download when broker and stores could not run here anyway.
 * @param {Preparation} preparation
 */
export async function prepareDependencies({ folders, env, docker }) {
  mkdirSync(folders.logDir, { recursive: true });
  const needsLibraries = Object.values(chooseWays({ env, docker })).includes('library');
  const missing = needsLibraries ? missingForLibraries(env) : undefined;
  if (missing !== undefined) throw new Error(missing);
  await Promise.all([
    step(
      'packages (npm ci)',
      () => installPackages({ logDir: folders.logDir, env }),
      (what) => what,
    ),
    needsLibraries
      ? step(
          'broker and stores (Maven)',
          () => bringLibraries({ ...folders, env }),
          (what) => what,
        )
      : undefined,
  ]);
}

/**
 * Bundles and pages of what changed.
 * @param {Pick<Preparation, 'folders' | 'env'>} preparation
 */
export async function buildChanged({ folders, env }) {
  await step(
    'services bundled',
    () => bundleChanged({ logDir: folders.logDir, env }),
    (changed) => changed.join(', ') || 'unchanged',
  );
  await step(
    'pages built',
    () => buildPages({ logDir: folders.logDir, env }),
    (what) => what,
  );
}
