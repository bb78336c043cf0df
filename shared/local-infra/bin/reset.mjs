// @ts-check
import { setTimeout as sleep } from 'node:timers/promises';
import { flagsOf, runProgram } from '../src/cli.mjs';
import { emptyData } from '../src/empty-data.mjs';
import { LOCAL } from '../src/folders.mjs';
import { holderOf } from '../src/lock.mjs';
import { readRunFile } from '../src/run-file.mjs';
import { say } from '../src/say.mjs';
import { welcome } from '../src/sign-ins.mjs';

const AGAIN_LIMIT_MS = 180_000;
const LOOK_EVERY_MS = 200;

/** The running start ends its parts, empties the data and opens the shop again, in its own terminal. */
async function resetRunning(/** @type {number} */ pid) {
  const before = readRunFile(LOCAL.runFile)?.startedAt;
  process.kill(pid, 'SIGUSR2');
  say('Asked the running product to begin again on empty data …');
  for (const limit = Date.now() + AGAIN_LIMIT_MS; Date.now() < limit; await sleep(LOOK_EVERY_MS)) {
    const run = readRunFile(LOCAL.runFile);
    if (run !== undefined && run.startedAt !== before) {
      for (const line of welcome(run)) say(line);
      return say('It is the demo shop of the first day again.');
    }
    if (holderOf(LOCAL.lockFile) === undefined)
      throw new Error('The product ended instead; its terminal says why.');
  }
  throw new Error(
    `Not healthy again within ${AGAIN_LIMIT_MS / 1000} s; look at the terminal of npm start.`,
  );
}

await runProgram(async () => {
  flagsOf(process.argv.slice(2), []);
  const pid = holderOf(LOCAL.lockFile);
  if (pid !== undefined) return resetRunning(pid);
  emptyData(LOCAL);
  say('Emptied. The next npm start opens the demo shop of the first day again.');
});
