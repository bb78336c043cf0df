// @ts-check
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** @param {number} pid */
function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/**
 * Deletes what runs left behind that were killed: their folders are named by their process.
 * @param {string} folder of all runs
 */
export function deleteEndedRuns(folder) {
  for (const name of readdirSync(folder)) {
    if (Number(name) > 0 && !isAlive(Number(name)))
      rmSync(join(folder, name), { recursive: true, force: true });
  }
}
