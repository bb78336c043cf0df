// @ts-check
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** @param {number} pid */
export function residentMemoryMb(pid) {
  const output = spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  const kilobytes = Number(output.stdout?.trim());
  return kilobytes > 0 ? Math.round(kilobytes / 1024) : undefined;
}

export function availableMemoryMb() {
  try {
    const kilobytes = /MemAvailable:\s+(\d+)/.exec(readFileSync('/proc/meminfo', 'utf8'))?.[1];
    return kilobytes === undefined ? undefined : Math.round(Number(kilobytes) / 1024);
  } catch {
    return undefined;
  }
}
