// @ts-check
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Fields of `/proc/<pid>/stat` after the name, which may contain spaces. */
const STATE_FIELD = 0;
const START_TIME_FIELD = 19;

/**
 * Tells a process from a later one with the same pid: its start time, on Linux within one boot.
 * @param {number} pid
 * @returns {string | undefined} undefined when no such process runs
 */
export function processIdentity(pid) {
  return process.platform === 'linux' ? linuxIdentity(pid) : startTime(pid);
}

/** @param {number} pid */
function linuxIdentity(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields[STATE_FIELD] === 'Z') return undefined;
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot} ${fields[START_TIME_FIELD]}`;
  } catch {
    return undefined;
  }
}

/** @param {number} pid */
function startTime(pid) {
  const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC' };
  const { stdout } = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], {
    encoding: 'utf8',
    env,
  });
  return stdout?.trim() || undefined;
}
