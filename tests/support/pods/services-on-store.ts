import { readRunFile } from '../product.ts';
import { startBffWithUpstreams, startInstance, type ServiceInstance } from './service-instance.ts';

interface ServicesOnStore {
  readonly services: readonly string[];
  /** Of services that do not run the bundle of the product. */
  readonly bundles: Readonly<Record<string, string>>;
  readonly storePort: number;
}

export const readStoreAddress = (): { readonly host: string; readonly port: number } => {
  const { hostname, port } = new URL(readRunFile().infra.mongodb.url);
  return { host: hostname, port: Number(port) };
};

/** Adds a process of each service that reaches the store by another port, and a BFF of their own. */
export const withServicesOnStore = async <Result>(
  { services, bundles, storePort }: ServicesOnStore,
  work: (bffUrl: string) => Promise<Result>,
): Promise<Result> => {
  const storeUrl = readRunFile().infra.mongodb.url;
  const MONGODB_URL = storeUrl.replace(new URL(storeUrl).host, `127.0.0.1:${storePort}`);
  const processes: ServiceInstance[] = [];
  try {
    for (const name of services)
      processes.push(
        await startInstance(name, { environmentOverrides: { MONGODB_URL }, bundle: bundles[name] }),
      );
    const bff = await startBffWithUpstreams(
      Object.fromEntries(services.map((name, index) => [name, processes[index]?.url ?? ''])),
    );
    processes.push(bff);
    return await work(bff.url);
  } finally {
    await Promise.all(processes.map((process) => process.stop()));
  }
};
