import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Much shorter than the kernel's 100 ms: a process that has used its share stalls for as long. */
const periodMicroseconds = 20_000;
const mountPoint = '/sys/fs/cgroup';

export interface CpuLimit {
  /** Moves the processes back to the groups in which they were, and removes the new groups. */
  remove(): void;
}

interface Hierarchy {
  readonly folder: string;
  /** The group of a process, read from `/proc/<pid>/cgroup`. */
  readonly ownLine: RegExp;
  writeQuota(group: string, quotaMicroseconds: number): void;
}

const version1: Hierarchy = {
  folder: path.join(mountPoint, 'cpu'),
  ownLine: /^\d+:(?:[^:]*,)?cpu(?:,[^:]*)?:(.*)$/m,
  writeQuota: (group, quotaMicroseconds) => {
    writeFileSync(path.join(group, 'cpu.cfs_period_us'), String(periodMicroseconds));
    writeFileSync(path.join(group, 'cpu.cfs_quota_us'), String(quotaMicroseconds));
  },
};

const version2: Hierarchy = {
  folder: mountPoint,
  ownLine: /^0::(.*)$/m,
  writeQuota: (group, quotaMicroseconds) => {
    writeFileSync(path.join(group, 'cpu.max'), `${quotaMicroseconds} ${periodMicroseconds}`);
  },
};

const hasCpuController = (file: string): boolean =>
  existsSync(file) && readFileSync(file, 'utf8').split(/\s/).includes('cpu');

const findHierarchy = (): Hierarchy => {
  if (existsSync(path.join(version1.folder, 'cpu.cfs_quota_us'))) return version1;
  if (hasCpuController(path.join(mountPoint, 'cgroup.subtree_control'))) return version2;
  throw new Error(
    `${mountPoint} has no CPU controller for new groups, so no process can be limited: ` +
      'run `npm run bench -- scale 0`',
  );
};

const createGroup = (folder: string): void => {
  try {
    mkdirSync(folder);
  } catch (error) {
    throw new Error(
      `${folder} cannot be created: run as root, or without limits by \`npm run bench -- scale 0\``,
      { cause: error },
    );
  }
};

const limitProcess = (pid: number, cores: number): CpuLimit => {
  const { folder, ownLine, writeQuota } = findHierarchy();
  const [, ownGroup = '/'] = ownLine.exec(readFileSync(`/proc/${pid}/cgroup`, 'utf8')) ?? [];
  const group = path.join(folder, `tokri-scale-${pid}`);
  const moveTo = (target: string): void => {
    writeFileSync(path.join(target, 'cgroup.procs'), String(pid));
  };
  createGroup(group);
  const remove = (): void => {
    if (existsSync(`/proc/${pid}`)) moveTo(path.join(folder, ownGroup));
    rmdirSync(group);
  };
  try {
    writeQuota(group, Math.round(cores * periodMicroseconds));
    moveTo(group);
  } catch (error) {
    remove();
    throw error;
  }
  return { remove };
};

/**
 * Limits each of these running processes to `cores`, for example 0.15 of one core; 0 means no limit.
 * Needs Linux and root. The limits end with this process at the latest.
 */
export const limitProcesses = (pids: readonly number[], cores: number): CpuLimit => {
  const limits: CpuLimit[] = [];
  const remove = (): void => {
    for (const limit of limits.splice(0)) limit.remove();
    process.off('exit', remove);
  };
  // Before the processes are killed: the group of a process that is ending cannot be removed.
  process.prependOnceListener('exit', remove);
  try {
    if (cores > 0) for (const pid of pids) limits.push(limitProcess(pid, cores));
  } catch (error) {
    remove();
    throw error;
  }
  return { remove };
};
