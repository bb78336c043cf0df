// @ts-check
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository. */
export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

/**
 * @typedef {object} Folders where one run keeps what it writes; all of it is ignored by git
 * @property {string} home
 * @property {string} dataDir what the stores hold; `--fresh` empties it
 * @property {string} logDir
 * @property {string} libDir shared by all runs of this clone
 * @property {string} runFile says what runs now
 * @property {string} lockFile held by the one `npm start`
 * @property {string} keysFile
 * @property {string} armedDir experiments say here where the next start of a service dies
 * @property {string} seededFile there when the demo shop has been opened on this data
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
    armedDir: join(home, 'armed'),
    seededFile: join(home, 'data', 'seeded'),
  };
}

/** What `npm start` uses. */
export const LOCAL = foldersIn(join(ROOT, '.local'));
