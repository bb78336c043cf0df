// @ts-check
import { spawnSupervised } from './supervisor.mjs';
import { readFileSync, writeFileSync } from 'node:fs';

const LOG_TAIL_LINES = 30;

/** @type {Set<import('node:child_process').ChildProcess>} */
const runningCommands = new Set();

/**
 * Rejects with the end of the log, unless the exit code is accepted.
 * @param {object} options
 * @param {string} options.name
 * @param {string} options.command
 * @param {string[]} options.args
 * @param {Record<string, string | undefined>} options.env
 * @param {string} options.log truncated first
 * @param {string} [options.cwd]
 * @param {readonly number[]} [options.acceptedExitCodes] 0 when absent
 * @param {Set<import('node:child_process').ChildProcess>} [options.running] holds the process while
 *   it runs; by default those that `stopCommands` ends, which a restart of the product calls
 * @returns {Promise<number>} the exit code
 */
export async function runCommand({
  name,
  command,
  args,
  env,
  log,
  cwd,
  acceptedExitCodes = [0],
  running = runningCommands,
}) {
  writeFileSync(log, '');
  const child = spawnSupervised({ name, command, args, env, cwd, log });
  running.add(child);
  const outcome = await new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal ?? code));
  });
  running.delete(child);
  if (acceptedExitCodes.includes(outcome)) return outcome;
  const tail = readFileSync(log, 'utf8').trimEnd().split('\n').slice(-LOG_TAIL_LINES).join('\n');
  throw new Error(`${name} failed (${outcome}). The end of ${log}:\n${tail}`);
}

export function stopCommands() {
  for (const child of runningCommands) child.kill('SIGTERM');
}
