// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DEPLOYABLES, bundleOf } from './deployables.mjs';
import { ROOT } from './folders.mjs';
import { hashOf } from './hash.mjs';
import { runCommand } from './run-command.mjs';

const SHARED_INPUTS = [
  'shared/contracts/src',
  'shared/service-kit/src',
  'package-lock.json',
  'shared/local-infra/src/bundle-services.mjs',
];

/**
 * @param {import('./deployables.mjs').Deployable} deployable
 * @returns {string} changes with everything its bundle is made of
 */
export function bundleStamp({ folder }) {
  const own = ['src', 'package.json'].map((path) => join(ROOT, folder, path));
  return hashOf([...own, ...SHARED_INPUTS.map((path) => join(ROOT, path))]);
}

/** @param {import('./deployables.mjs').Deployable} deployable */
export const stampFileOf = (deployable) => join(dirname(bundleOf(deployable)), '.stamp');

/**
 * @returns {import('./deployables.mjs').Deployable[]} those whose bundle is missing or made of other sources
 */
export function staleDeployables() {
  return DEPLOYABLES.filter((deployable) => {
    const file = stampFileOf(deployable);
    return (
      !existsSync(file) ||
      !existsSync(bundleOf(deployable)) ||
      readFileSync(file, 'utf8') !== bundleStamp(deployable)
    );
  });
}

/**
 * Bundles the deployables whose sources changed, in a process of its own so that the bundler's memory goes with it.
 * @param {{ logDir: string, env: import('./programs.mjs').Environment }} options
 * @returns {Promise<string[]>} the names of those that changed
 */
export async function bundleChanged({ logDir, env }) {
  const stale = staleDeployables();
  if (stale.length > 0) {
    const script = join(ROOT, 'shared/local-infra/src/bundle-services.mjs');
    await runCommand({
      name: 'bundling',
      command: process.execPath,
      args: [script],
      env,
      cwd: ROOT,
      log: join(logDir, 'bundle.log'),
    });
  }
  return stale.map(({ name }) => name);
}
