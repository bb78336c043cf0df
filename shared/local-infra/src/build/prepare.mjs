// @ts-check
import { mkdirSync } from 'node:fs';
import { bundleStaleServices } from './bundles.mjs';
import { chooseSources, findMissingTools } from '../infra/infra.mjs';
import { installPackages } from './install-packages.mjs';
import { fetchLibraries } from '../infra/maven-libraries.mjs';
import { buildPages } from './pages.mjs';
import { reportStep } from '../console.mjs';

const MIN_NODE_VERSION = [20, 19];

/** @param {string} version such as 'v20.19.0' */
export function findNodeProblem(version) {
  const [major = 0, minor = 0] = version.replace('v', '').split('.').map(Number);
  const [majorMin = 0, minorMin = 0] = MIN_NODE_VERSION;
  if (major > majorMin || (major === majorMin && minor >= minorMin)) return undefined;
  return `Node ${MIN_NODE_VERSION.join('.')} or newer is required, this is ${version}: https://nodejs.org`;
}

/**
 * @typedef {object} Preparation
 * @property {import('../folders.mjs').Folders} folders
 * @property {import('../processes/executables.mjs').Environment} env
 * @property {boolean} docker
 * @property {boolean} [needsStores] true when absent
 */

/**
 * Throws before the first download when broker and stores cannot run on this machine.
 * @param {Preparation} preparation
 */
export async function prepareDependencies({ folders, env, docker, needsStores = true }) {
  mkdirSync(folders.logDir, { recursive: true });
  const needsLibraries =
    needsStores && Object.values(chooseSources({ env, docker })).includes('library');
  const missing = needsLibraries ? findMissingTools(env) : undefined;
  if (missing !== undefined) throw new Error(missing);
  await Promise.all([
    reportStep('packages (npm ci)', () => installPackages({ logDir: folders.logDir, env }), {
      summarize: (result) => result,
    }),
    needsLibraries
      ? reportStep('broker and stores (Maven)', () => fetchLibraries({ ...folders, env }), {
          summarize: (result) => result,
        })
      : undefined,
  ]);
}

/** @param {Pick<Preparation, 'folders' | 'env'>} preparation */
export async function buildChanged({ folders, env }) {
  await reportStep('services bundled', () => bundleStaleServices({ logDir: folders.logDir, env }), {
    summarize: (changed) => changed.join(', ') || 'unchanged',
  });
  await reportStep('pages built', () => buildPages({ logDir: folders.logDir, env }), {
    summarize: (result) => result,
  });
}
