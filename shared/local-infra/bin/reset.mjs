// @ts-check
import { setTimeout as sleep } from 'node:timers/promises';
import { parseFlags, runProgram } from '../src/cli.mjs';
import { emptyData } from '../src/product/empty-data.mjs';
import { LOCAL } from '../src/folders.mjs';
import { findLockHolder } from '../src/product/start-lock.mjs';
import { readRunFile } from '../src/product/run-file.mjs';
import { printLine } from '../src/console.mjs';
import { welcome } from '../src/product/welcome.mjs';

const RESTART_TIMEOUT_MS = 180_000;
const POLL_INTERVAL_MS = 200;

async function resetRunning(/** @type {number} */ pid) {
  const before = readRunFile(LOCAL.runFile, pid)?.startedAt;
  process.kill(pid, 'SIGUSR2');
  printLine('Asked the running product to begin again on empty data …');
  for (
    const limit = Date.now() + RESTART_TIMEOUT_MS;
    Date.now() < limit;
    await sleep(POLL_INTERVAL_MS)
  ) {
    const run = readRunFile(LOCAL.runFile, pid);
    if (run !== undefined && run.startedAt !== before) {
      for (const line of welcome(run)) printLine(line);
      return printLine('It is the demo shop of the first day again.');
    }
    if (findLockHolder(LOCAL.lockFile) === undefined)
      throw new Error('The product ended instead; its terminal says why.');
  }
  throw new Error(
    `Not healthy again within ${RESTART_TIMEOUT_MS / 1000} s; look at the terminal of npm start.`,
  );
}

await runProgram(async () => {
  parseFlags(process.argv.slice(2), []);
  const pid = findLockHolder(LOCAL.lockFile);
  if (pid !== undefined) return resetRunning(pid);
  emptyData(LOCAL);
  printLine('Emptied. The next npm start opens the demo shop of the first day again.');
});
