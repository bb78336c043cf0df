// @ts-check
import { setTimeout as sleep } from 'node:timers/promises';
import { holderOf } from './lock.mjs';

/** `npm start` promises 10 s; the leashes end what is left 8 s after it was killed. */
const ORDERLY_LIMIT_MS = 12_000;
const LOOK_EVERY_MS = 100;

/**
 * Ends the start that runs in this folder.
 * @param {import('./folders.mjs').Folders} folders
 * @returns {Promise<'nothing runs' | 'ended' | 'killed'>}
 */
export async function endStart({ lockFile }) {
  const pid = holderOf(lockFile);
  if (pid === undefined) return 'nothing runs';
  process.kill(pid, 'SIGTERM');
  for (
    const limit = Date.now() + ORDERLY_LIMIT_MS;
    Date.now() < limit;
    await sleep(LOOK_EVERY_MS)
  ) {
    if (holderOf(lockFile) === undefined) return 'ended';
  }
  process.kill(pid, 'SIGKILL');
  return 'killed';
}
