// @ts-check
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

/**
 * @typedef {object} Folders files written by one run; ignored by git
 * @property {string} home
 * @property {string} dataDir data of the stores
 * @property {string} logDir
 * @property {string} libDir shared by all runs of this clone
 * @property {string} runFile addresses and process ids
 * @property {string} lockFile
 * @property {string} keysFile
 * @property {string} crashPointDir crash points for the next start of a service
 * @property {string} seededFile lists the stores that were seeded
 */

/**
 * @param {string} home `.local` of `npm start`, or a throw-away folder
 * @returns {Folders}
 */
export function foldersIn(home) {
  return {
    home,
    dataDir: join(home, 'data'),
    logDir: join(home, 'logs'),
    libDir: join(ROOT, '.local', 'lib'),
    runFile: join(home, 'run.json'),
    lockFile: join(home, 'start.lock'),
    keysFile: join(home, 'keys.json'),
    crashPointDir: join(home, 'armed'),
    seededFile: join(home, 'data', 'seeded'),
  };
}

export const LOCAL = foldersIn(join(ROOT, '.local'));
