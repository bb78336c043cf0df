// @ts-check
import { readFileSync, unlinkSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Reading removes the file, so the restarted process does not crash again.
 * @param {string} crashPointDir
 * @param {string} name
 * @returns {Record<string, string>} environment variables of the next start
 */
export function consumeCrashPoint(crashPointDir, name) {
  const file = join(crashPointDir, name);
  try {
    const point = readFileSync(file, 'utf8').trim();
    unlinkSync(file);
    return { NODE_ENV: 'development', CRASH_POINT: point };
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return {};
    throw error;
  }
}
