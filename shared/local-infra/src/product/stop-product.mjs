// @ts-check
import { setTimeout as sleep } from 'node:timers/promises';
import { findLockHolder } from './start-lock.mjs';

/** `npm start` stops within 10 s; after a SIGKILL the supervisors stop the rest within 8 s. */
const GRACE_PERIOD_MS = 12_000;
const POLL_INTERVAL_MS = 100;

/**
 * @param {import('../folders.mjs').Folders} folders
 * @returns {Promise<'nothing runs' | 'ended' | 'killed'>}
 */
export async function stopProduct({ lockFile }) {
  const pid = findLockHolder(lockFile);
  if (pid === undefined) return 'nothing runs';
  process.kill(pid, 'SIGTERM');
  for (
    const limit = Date.now() + GRACE_PERIOD_MS;
    Date.now() < limit;
    await sleep(POLL_INTERVAL_MS)
  ) {
    if (findLockHolder(lockFile) === undefined) return 'ended';
  }
  if (findLockHolder(lockFile) !== pid) return 'ended';
  process.kill(pid, 'SIGKILL');
  return 'killed';
}
