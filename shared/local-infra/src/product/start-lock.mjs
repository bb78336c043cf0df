// @ts-check
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { processIdentity } from '../processes/process-identity.mjs';

/**
 * Another program may have the pid by now, for example after a restart of the machine. Only the
 * process that wrote the lock holds it, so nothing else is ever signalled.
 * @param {string} file
 * @returns {number | undefined} pid of the start that runs in this folder
 */
export function findLockHolder(file) {
  try {
    const { pid, identity } = JSON.parse(readFileSync(file, 'utf8'));
    return pid > 0 && identity !== undefined && processIdentity(pid) === identity ? pid : undefined;
  } catch {
    return undefined;
  }
}

/**
 * @param {string} file
 * @returns {{ holder: number } | { release: () => void }}
 */
export function acquireLock(file) {
  mkdirSync(dirname(file), { recursive: true });
  const holder = findLockHolder(file);
  if (holder !== undefined) return { holder };
  rmSync(file, { force: true });
  const { pid } = process;
  try {
    writeFileSync(file, JSON.stringify({ pid, identity: processIdentity(pid) }), { flag: 'wx' });
  } catch {
    return { holder: findLockHolder(file) ?? 0 };
  }
  return { release: () => rmSync(file, { force: true }) };
}
