// @ts-check
import { rmSync } from 'node:fs';

/**
 * Empties what the stores hold, and the keys with it: under the old ones an old session would be let in as whoever gets its number next.
 * @param {import('./folders.mjs').Folders} folders
 */
export function emptyData({ dataDir, keysFile }) {
  rmSync(dataDir, { recursive: true, force: true });
  rmSync(keysFile, { force: true });
}
