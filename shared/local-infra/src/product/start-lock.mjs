// @ts-check
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * @param {number} pid
 * @returns {boolean} whether it is a running start of this product, not a reused pid
 */
function isStartProcess(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EPERM') return false;
  }
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('start.mjs');
  } catch {
    // No readable /proc: a live pid has to be enough.
    return process.platform !== 'linux';
  }
}

/**
 * @param {string} file
 * @returns {number | undefined} pid of the start that runs in this folder
 */
export function findLockHolder(file) {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    return pid > 0 && isStartProcess(pid) ? pid : undefined;
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
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch {
    return { holder: findLockHolder(file) ?? 0 };
  }
  return { release: () => rmSync(file, { force: true }) };
}
