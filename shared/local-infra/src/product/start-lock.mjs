// @ts-check
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * The pid may have been reused by another program.
 * @param {number} pid
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
    // Without a readable /proc, a live pid is enough.
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
