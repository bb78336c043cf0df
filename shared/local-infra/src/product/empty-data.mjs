// @ts-check
import { rmSync } from 'node:fs';

/**
 * Deletes the stores' data and the keys; with the old keys an old session would log in as whoever
 * gets its user id next.
 * @param {import('../folders.mjs').Folders} folders
 */
export function emptyData({ dataDir, keysFile }) {
  rmSync(dataDir, { recursive: true, force: true });
  rmSync(keysFile, { force: true });
}
