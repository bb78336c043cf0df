import { readFileSync } from 'node:fs';
import os from 'node:os';

/** Linux counts CPU time in hundredths of a second (proc(5), stat, fields 14 and 15). */
const tickMs = 10;

/** The CPU time of a process since its start, of all its threads. */
export const readCpuMs = (pid: number | 'self'): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * tickMs;
};

/** The time during which the cores of this machine were busy since it started, of all processes. */
export const readBusyMs = (): number =>
  os.cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq, 0);
