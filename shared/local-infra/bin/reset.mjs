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
const DELETED = `Deleted: all customers, orders, messages, events and keys in ${LOCAL.home}.
Everybody is signed out. Logs and downloaded libraries are kept.`;

async function resetRunning(/** @type {number} */ pid) {
  const before = readRunFile(LOCAL.runFile, pid)?.startedAt;
  process.kill(pid, 'SIGUSR2');
  printLine('The running product restarts with empty data …');
  for (
    const limit = Date.now() + RESTART_TIMEOUT_MS;
    Date.now() < limit;
    await sleep(POLL_INTERVAL_MS)
  ) {
    const run = readRunFile(LOCAL.runFile, pid);
    if (run !== undefined && run.startedAt !== before) {
      for (const line of welcome(run)) printLine(line);
      printLine(DELETED);
      return printLine('The demo shop is filled again.');
    }
    if (findLockHolder(LOCAL.lockFile) === undefined)
      throw new Error(
        'The product stopped instead of starting again. The terminal of npm start says why.',
      );
  }
  throw new Error(
    `The product is not ready after ${RESTART_TIMEOUT_MS / 1000} s. The terminal of npm start shows how far it is.`,
  );
}

await runProgram(async () => {
  parseFlags(process.argv.slice(2), []);
  const pid = findLockHolder(LOCAL.lockFile);
  if (pid !== undefined) return resetRunning(pid);
  emptyData(LOCAL);
  printLine(DELETED);
  printLine('Fill the demo shop again:  npm start');
  printLine('Data in Docker volumes is still there. Delete it:  npm start -- --docker --fresh');
});
