// @ts-check
import { spawn } from 'node:child_process';
import { openSync, closeSync } from 'node:fs';

/**
 * Runs each program under a shell that reads a pipe from this process. When this process ends, even
 * by SIGKILL, the pipe closes: the program gets SIGTERM, and its process group is killed after 8 s.
 * `exec` keeps the pid of the shell for the program. The background part stays in the group, so the
 * id of the group is not reused.
 */
const SUPERVISOR_SCRIPT = [
  '( exec >/dev/null 2>&1; cat <&3; kill -TERM $$; n=0;',
  'while kill -0 $$ && [ $n -lt 80 ]; do sleep 0.1; n=$((n+1)); done; kill -KILL -$$ ) &',
  'exec "$@" 3<&-',
].join(' ');

/**
 * @typedef {object} SupervisedOptions
 * @property {string} name
 * @property {string} command
 * @property {string[]} args
 * @property {Record<string, string | undefined>} env
 * @property {string} [cwd]
 * @property {string} [log] output file, appended; inherited when absent
 * @property {boolean} [listen] pipes stdout to this process
 */

/** @param {SupervisedOptions} options */
export function spawnSupervised({ name, command, args, env, cwd, log, listen = false }) {
  const file = log === undefined ? undefined : openSync(log, 'a');
  const out = file ?? 'inherit';
  const child = spawn('/bin/sh', ['-c', SUPERVISOR_SCRIPT, name, command, ...args], {
    cwd,
    env,
    detached: true,
    stdio: ['ignore', listen ? 'pipe' : out, out, 'pipe'],
  });
  if (file !== undefined) closeSync(file);
  // The program closes its end on purpose, so errors of this pipe are expected.
  child.stdio[3]?.on('error', () => undefined);
  child.once('exit', () => {
    killGroup(child.pid, 'SIGKILL');
    child.stdio[3]?.destroy();
  });
  return child;
}

/**
 * Signals a process group; a missing group is ignored.
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
 * Sends SIGTERM, then SIGKILL after the timeout.
 * @param {import('node:child_process').ChildProcess} child
 * @param {number} timeoutMs
 * @returns {Promise<void>}
 */
export async function stopSupervised(child, timeoutMs) {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const exited = new Promise((resolve) => child.once('exit', resolve));
  const killTimer = setTimeout(() => killGroup(child.pid, 'SIGKILL'), timeoutMs);
  child.kill('SIGTERM');
  await exited;
  clearTimeout(killTimer);
}
