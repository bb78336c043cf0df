// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { printLine } from '../console.mjs';
import { ROOT } from '../folders.mjs';
import { runCommand } from '../processes/run-command.mjs';

/**
 * @typedef {{ version?: string, optional?: boolean, link?: boolean }} LockedPackage
 * @typedef {{ packages: Record<string, LockedPackage> }} LockFile
 */

/** @param {string} path */
const isPackage = (path) => path.includes('node_modules/');

/**
 * @param {LockFile} wanted
 * @param {LockFile} installed
 */
export function isInstalled(wanted, installed) {
  return Object.entries(wanted.packages)
    .filter(([path, { optional, link }]) => isPackage(path) && !optional && !link)
    .every(([path, { version }]) => installed.packages[path]?.version === version);
}

/**
 * npm's own list does not notice a folder that was deleted, for example of a package nested in
 * another one or in a service.
 * @param {LockFile} installed
 * @param {string} root
 * @returns {string | undefined} the first package that is listed but absent
 */
function findMissingPackage(installed, root) {
  return Object.keys(installed.packages).find(
    (path) => isPackage(path) && !existsSync(join(root, path, 'package.json')),
  );
}

/**
 * @param {string} file
 * @returns {LockFile | undefined}
 */
function readLockFile(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * @param {string} root
 * @returns {'complete' | 'outdated' | { missing: string }}
 */
function checkPackages(root) {
  const wanted = readLockFile(join(root, 'package-lock.json'));
  const installed = readLockFile(join(root, 'node_modules', '.package-lock.json'));
  if (wanted === undefined || installed === undefined) return 'outdated';
  const missing = findMissingPackage(installed, root);
  if (missing !== undefined) return { missing };
  return isInstalled(wanted, installed) ? 'complete' : 'outdated';
}

/**
 * @param {{ logDir: string, env: import('../processes/executables.mjs').Environment,
 *   root?: string }} options
 * @returns {Promise<'present' | 'installed'>}
 */
export async function installPackages({ logDir, env, root = ROOT }) {
  const state = checkPackages(root);
  if (typeof state === 'object')
    printLine(`          ${state.missing} is missing: installing all packages again`);
  if (state !== 'complete')
    await runCommand({
      name: 'npm ci',
      command: 'npm',
      args: ['ci', '--no-audit', '--no-fund'],
      env,
      cwd: root,
      log: join(logDir, 'npm-ci.log'),
    });
  return state === 'complete' ? 'present' : 'installed';
}
