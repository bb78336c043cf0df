import { setTimeout as wait } from 'node:timers/promises';
import { killService } from './process-faults.ts';
import type { Fault } from '../../support/load-generator/fault.ts';
import type { ServiceInstance } from '../../support/pods/service-instance.ts';

export interface CrashTarget {
  readonly name: string;
  readonly crash: () => Promise<void>;
}

export const createInstanceTarget = (name: string, instance: ServiceInstance): CrashTarget => ({
  name,
  crash: instance.crashAndRestart,
});
export const createServiceTarget = (name: string): CrashTarget => ({
  name,
  crash: () => killService(name).inject(),
});

export const createRollingCrashes = (
  targets: readonly CrashTarget[],
  { intervalMs, count }: { readonly intervalMs: number; readonly count: number },
): Fault => ({
  description: `${targets.map(({ name }) => name).join(', ')} killed in turn, every ${intervalMs / 1000} s, ${count} times`,
  inject: async () => {
    const restarting = new Set<CrashTarget>();
    const crashes: Promise<unknown>[] = [];
    for (let crash = 0; crash < count; crash += 1) {
      const target =
        targets.find(
          (candidate, index) => index >= crash % targets.length && !restarting.has(candidate),
        ) ?? targets.find((candidate) => !restarting.has(candidate));
      if (target) {
        restarting.add(target);
        crashes.push(target.crash().finally(() => restarting.delete(target)));
      }
      await wait(intervalMs);
    }
    await Promise.all(crashes);
  },
});
