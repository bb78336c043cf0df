// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DEPLOYABLES, bundleFile } from '../deployables/deployables.mjs';
import { ROOT } from '../folders.mjs';
import { hashInputs } from './input-hash.mjs';
import { runCommand } from '../processes/run-command.mjs';

const SHARED_INPUTS = [
  'shared/contracts/src',
  'shared/service-kit/src',
  'package-lock.json',
  'shared/local-infra/src/build/bundle-options.mjs',
];

/** @param {import('../deployables/deployables.mjs').Deployable} deployable */
export function bundleStamp({ folder }) {
  const own = ['src', 'package.json'].map((path) => join(ROOT, folder, path));
  return hashInputs([...own, ...SHARED_INPUTS.map((path) => join(ROOT, path))]);
}

/** @param {import('../deployables/deployables.mjs').Deployable} deployable */
export const stampFile = (deployable) => join(dirname(bundleFile(deployable)), '.stamp');

export function staleDeployables() {
  return DEPLOYABLES.filter((deployable) => {
    const file = stampFile(deployable);
    return (
      !existsSync(file) ||
      !existsSync(bundleFile(deployable)) ||
      readFileSync(file, 'utf8') !== bundleStamp(deployable)
    );
  });
}

/**
 * Bundles in a separate process to release the bundler's memory.
 * @param {{ logDir: string, env: import('../processes/executables.mjs').Environment }} options
 * @returns {Promise<string[]>} names of the bundled services
 */
export async function bundleStaleServices({ logDir, env }) {
  const stale = staleDeployables();
  if (stale.length > 0) {
    const script = join(ROOT, 'shared/local-infra/src/build/bundle-services.mjs');
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
