import { startConnectionBalancer, type ConnectionBalancer } from './connection-balancer.ts';
import { startBffWithUpstreams, startInstance, type ServiceInstance } from './service-instance.ts';

/** As on Kubernetes; see k8s/generator/manifests/deployment.ts. */
const environmentOverrides = { DRAIN_WAIT_MS: '5000' };

export interface ProcessPair {
  readonly name: string;
  readonly processes: readonly ServiceInstance[];
  readonly balancer: ConnectionBalancer;
}

const startPair = async (
  name: string,
  start: () => Promise<ServiceInstance>,
): Promise<ProcessPair> => {
  const processes: ServiceInstance[] = [];
  try {
    while (processes.length < 2) processes.push(await start());
    return {
      name,
      processes,
      balancer: await startConnectionBalancer(processes.map(({ url }) => url)),
    };
  } catch (error) {
    await Promise.all(processes.map((process) => process.kill()));
    throw error;
  }
};

const stopPair = async ({ processes, balancer }: ProcessPair): Promise<void> => {
  await balancer.close();
  await Promise.all(processes.map((process) => process.stop()));
};

/**
 * Starts two more processes of each service behind one address, and two of the bff that know only
 * these addresses. The bff is the last pair.
 */
export const withProcessPairs = async <Result>(
  services: readonly string[],
  work: (pairs: readonly ProcessPair[]) => Promise<Result>,
): Promise<Result> => {
  const pairs: ProcessPair[] = [];
  try {
    for (const name of services)
      pairs.push(await startPair(name, () => startInstance(name, { environmentOverrides })));
    const upstreamUrls = Object.fromEntries(
      pairs.map(({ name, balancer }) => [name, balancer.url]),
    );
    pairs.push(
      await startPair('bff', () => startBffWithUpstreams(upstreamUrls, environmentOverrides)),
    );
    return await work(pairs);
  } finally {
    await Promise.all(pairs.map(stopPair));
  }
};
