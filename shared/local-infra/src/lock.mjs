// @ts-check
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * @param {number} pid
 * @returns {boolean} whether it is a running start of this product; a pid that the system has given to something else since is not
 */
function isStart(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EPERM') return false;
  }
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('start.mjs');
  } catch {
    // No such files on this system, or not for us: the living pid is all there is to know.
    return process.platform !== 'linux';
  }
}

/**
 * @param {string} file
 * @returns {number | undefined} pid of the start that runs in this folder
 */
export function holderOf(file) {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    return pid > 0 && isStart(pid) ? pid : undefined;
  } catch {
    return undefined;
  }
}

/**
 * @param {string} file
 * @returns {{ holder: number } | { release: () => void }} the one who holds it already, or the way to give it back
 */
export function takeLock(file) {
  mkdirSync(dirname(file), { recursive: true });
  const holder = holderOf(file);
  if (holder !== undefined) return { holder };
  rmSync(file, { force: true });
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch {
    return { holder: holderOf(file) ?? 0 };
  }
  return { release: () => rmSync(file, { force: true }) };
}
