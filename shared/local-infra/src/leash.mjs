// @ts-check
import { spawn } from 'node:child_process';
import { openSync, closeSync } from 'node:fs';

/**
 * Every program runs on a leash: a pipe whose other end only this process holds. When this process is gone, by SIGKILL too,
 * the pipe ends, the program is asked to stop, and after 8 s its whole process group is killed. The shell becomes the program
 * (`exec`), so the pid is the program's own. The background part belongs to the group, which keeps the group's number from being used again.
 */
const LEASH = [
  '( exec >/dev/null 2>&1; cat <&3; kill -TERM $$; n=0;',
  'while kill -0 $$ && [ $n -lt 80 ]; do sleep 0.1; n=$((n+1)); done; kill -KILL -$$ ) &',
  'exec "$@" 3<&-',
].join(' ');

/**
 * @typedef {object} Leashed
 * @property {string} name shown in process lists
 * @property {string} command
 * @property {string[]} args
 * @property {Record<string, string | undefined>} env the whole environment of the program
 * @property {string} [cwd]
 * @property {string} [log] file that its output is appended to; without it the output goes where ours goes
 * @property {boolean} [listen] stdout comes to us as a pipe instead (for a line such as 'ready')
 */

/**
 * Starts a program in a process group of its own, on the leash.
 * @param {Leashed} leashed
 * @returns {import('node:child_process').ChildProcess}
 */
export function spawnLeashed({ name, command, args, env, cwd, log, listen = false }) {
  const file = log === undefined ? undefined : openSync(log, 'a');
  const out = file ?? 'inherit';
  const child = spawn('/bin/sh', ['-c', LEASH, name, command, ...args], {
    cwd,
    env,
    detached: true,
    stdio: ['ignore', listen ? 'pipe' : out, out, 'pipe'],
  });
  if (file !== undefined) closeSync(file);
  // The program's own end is closed on purpose; an error of this pipe says nothing.
  child.stdio[3]?.on('error', () => undefined);
  child.once('exit', () => {
    killGroup(child.pid, 'SIGKILL');
    child.stdio[3]?.destroy();
  });
  return child;
}

/**
 * Signals a program and all it started; a group that is gone is fine.
 * @param {number | undefined} pid
 * @param {NodeJS.Signals} signal
 */
export function killGroup(pid, signal) {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ESRCH') throw error;
  }
}

/**
 * Asks a program to stop, and kills its group when it has not within the limit.
 * @param {import('node:child_process').ChildProcess} child
 * @param {number} limitMs
 * @returns {Promise<void>}
 */
export async function endLeashed(child, limitMs) {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  const hard = setTimeout(() => killGroup(child.pid, 'SIGKILL'), limitMs);
  child.kill('SIGTERM');
  await gone;
  clearTimeout(hard);
}
