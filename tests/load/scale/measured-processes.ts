import { readRunFile } from '../../support/product.ts';
import {
  startConnectionBalancer,
  type ConnectionBalancer,
} from '../../support/pods/connection-balancer.ts';
import { waitForGroupMembers } from '../../support/pods/group-members.ts';
import {
  startBffWithUpstreams,
  startInstance,
  type ServiceInstance,
} from '../../support/pods/service-instance.ts';

/** Each has a consumer group of its own name. */
export const measuredServices = ['delivery-slot', 'order'] as const;

export interface MeasuredProcesses {
  /** Of a BFF that spreads its calls over the processes of the measured services. */
  readonly web: string;
  readonly bffPid: number;
  readonly pids: Readonly<Record<(typeof measuredServices)[number], readonly number[]>>;
}

const requirePid = (pid: number | undefined): number => {
  if (pid === undefined) throw new Error('a process ended before it could be measured');
  return pid;
};

const killOnExit = (instances: readonly ServiceInstance[]) => (): void => {
  for (const { pid } of instances)
    try {
      process.kill(requirePid(pid()), 'SIGKILL');
    } catch {
      // It has ended already.
    }
};

const waitForEachGroup = (count: number): Promise<unknown> =>
  Promise.all(measuredServices.map((name) => waitForGroupMembers(name, count)));

/**
 * Adds processes until each measured service has `count`, the one of the product included, so that
 * all consumers of their groups are measured. Stops those that it started.
 */
export const withMeasuredProcesses = async <Result>(
  count: number,
  work: (processes: MeasuredProcesses) => Promise<Result>,
): Promise<Result> => {
  const { services } = readRunFile();
  const instances: ServiceInstance[] = [];
  const balancers: ConnectionBalancer[] = [];
  const pids = { 'delivery-slot': [] as number[], order: [] as number[] };
  const upstreamUrls: Record<string, string> = {};
  const killAll = killOnExit(instances);
  process.once('exit', killAll);
  try {
    for (const name of measuredServices) {
      const added: ServiceInstance[] = [];
      while (added.length < count - 1) {
        const instance = await startInstance(name);
        added.push(instance);
        instances.push(instance);
      }
      const balancer = await startConnectionBalancer([
        services[name]?.url ?? '',
        ...added.map(({ url }) => url),
      ]);
      balancers.push(balancer);
      upstreamUrls[name] = balancer.url;
      pids[name] = [services[name]?.pid, ...added.map(({ pid }) => pid())].map(requirePid);
    }
    const bff = await startBffWithUpstreams(upstreamUrls);
    instances.push(bff);
    await waitForEachGroup(count);
    return await work({
      web: bff.url,
      bffPid: requirePid(bff.pid()),
      pids,
    });
  } finally {
    await Promise.all(balancers.map((balancer) => balancer.close()));
    await Promise.all(instances.map((instance) => instance.stop()));
    await waitForEachGroup(1);
    process.off('exit', killAll);
  }
};
