// @ts-check
import { rmSync } from 'node:fs';

/**
 * Deletes the keys too: with the old keys, an old session would sign in as the next person with its
 * user id.
 * @param {import('../folders.mjs').Folders} folders
 */
export function emptyData({ dataDir, keysFile }) {
  rmSync(dataDir, { recursive: true, force: true });
  rmSync(keysFile, { force: true });
}
