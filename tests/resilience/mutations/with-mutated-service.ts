import { startInstance, type ServiceInstance } from '../../support/pods/service-instance.ts';
import { bundleMutatedService, type SourceChange } from './bundle-mutated-service.ts';

/** Only a third of the events then reach the process of the product. */
const processCount = 2;

/** Adds processes of a service with the changes beside the one of the product. */
export const withMutatedService = async <Result>(
  name: string,
  changes: readonly SourceChange[],
  work: () => Promise<Result>,
): Promise<Result> => {
  const bundle = await bundleMutatedService(name, changes);
  const processes: ServiceInstance[] = [];
  try {
    while (processes.length < processCount) processes.push(await startInstance(name, { bundle }));
    return await work();
  } finally {
    await Promise.all(processes.map((process) => process.stop()));
  }
};
