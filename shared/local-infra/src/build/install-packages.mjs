// @ts-check
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../folders.mjs';
import { hashInputs } from './input-hash.mjs';
import { runCommand } from '../processes/run-command.mjs';

const LOCK = join(ROOT, 'package-lock.json');
const INSTALLED = join(ROOT, 'node_modules', '.package-lock.json');
const STAMP = join(ROOT, 'node_modules', '.tokri-installed');

/**
 * @typedef {{ version?: string, optional?: boolean, link?: boolean }} LockedPackage
 * @typedef {{ packages: Record<string, LockedPackage> }} LockFile
 */

/**
 * @param {LockFile} wanted
 * @param {LockFile} installed
 */
export function isInstalled(wanted, installed) {
  return Object.entries(wanted.packages)
    .filter(([path, { optional, link }]) => path.includes('node_modules/') && !optional && !link)
    .every(([path, { version }]) => installed.packages[path]?.version === version);
}

/**
 * @param {{ logDir: string, env: import('../processes/executables.mjs').Environment }} options
 * @returns {Promise<'present' | 'installed'>}
 */
export async function installPackages({ logDir, env }) {
  const stamp = hashInputs([LOCK], process.version);
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp) return 'present';
  const isUpToDate =
    existsSync(INSTALLED) &&
    isInstalled(
      JSON.parse(readFileSync(LOCK, 'utf8')),
      JSON.parse(readFileSync(INSTALLED, 'utf8')),
    );
  if (!isUpToDate)
    await runCommand({
      name: 'npm ci',
      command: 'npm',
      args: ['ci', '--no-audit', '--no-fund'],
      env,
      cwd: ROOT,
      log: join(logDir, 'npm-ci.log'),
    });
  writeFileSync(STAMP, stamp);
  return isUpToDate ? 'present' : 'installed';
}
