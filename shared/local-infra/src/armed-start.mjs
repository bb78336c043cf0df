// @ts-check
import { readFileSync, unlinkSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What an experiment wants of the next start of a service: a file of its name that says where it dies (service-kit/crash-points). Taken away by reading it, so that the
 * successor of a process that died there starts as always, and nothing can die at the same place for ever.
 * @param {string} armedDir
 * @param {string} name
 * @returns {Record<string, string>} variables of that one start; a service refuses them in production, so it is none
 */
export function armedStart(armedDir, name) {
  const file = join(armedDir, name);
  try {
    const point = readFileSync(file, 'utf8').trim();
    unlinkSync(file);
    return { NODE_ENV: 'development', CRASH_POINT: point };
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return {};
    throw error;
  }
}
