// @ts-check
import { spawnLeashed } from './leash.mjs';
import { readFileSync, writeFileSync } from 'node:fs';

const SHOWN_LINES = 30;

/** The commands under way, so that an early end can take them along. */
const underWay = new Set();

/**
 * Runs a command to its end, its output in a log file.
 * @param {object} options
 * @param {string} options.name
 * @param {string} options.command
 * @param {string[]} options.args
 * @param {Record<string, string | undefined>} options.env
 * @param {string} options.log is begun anew
 * @param {string} [options.cwd]
 * @returns {Promise<void>} rejects with the end of the log
 */
export async function runCommand({ name, command, args, env, log, cwd }) {
  writeFileSync(log, '');
  const child = spawnLeashed({ name, command, args, env, cwd, log });
  underWay.add(child);
  const outcome = await new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal ?? code));
  });
  underWay.delete(child);
  if (outcome === 0) return;
  const tail = readFileSync(log, 'utf8').trimEnd().split('\n').slice(-SHOWN_LINES).join('\n');
  throw new Error(`${name} failed (${outcome}). The end of ${log}:\n${tail}`);
}

/** Ends all commands under way at once. */
export function endCommands() {
  for (const child of underWay) child.kill('SIGTERM');
}
