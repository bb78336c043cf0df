import { readProductUrls } from '../product.ts';
import { waitForGroupMembers } from './group-members.ts';
import {
  startBffWithUpstreams,
  startInstance,
  type ServiceInstance,
  type InstanceOptions,
} from './service-instance.ts';

export interface Pod {
  readonly deliverySlot: ServiceInstance;
  readonly bff: ServiceInstance;
}

export const startPod = async (options: InstanceOptions = {}): Promise<Pod> => {
  const deliverySlot = await startInstance('delivery-slot', options);
  try {
    return {
      deliverySlot,
      bff: await startBffWithUpstreams({ 'delivery-slot': deliverySlot.url }),
    };
  } catch (error) {
    await deliverySlot.stop();
    throw error;
  }
};

export const stopPods = async (pods: readonly Pod[]): Promise<void> => {
  await Promise.all(pods.flatMap(({ deliverySlot, bff }) => [deliverySlot.stop(), bff.stop()]));
  await waitForGroupMembers('delivery-slot', 1);
};

export const withPods = async <Result>(
  count: number,
  work: (pods: readonly Pod[]) => Promise<Result>,
): Promise<Result> => {
  const pods: Pod[] = [];
  try {
    while (pods.length < count) pods.push(await startPod());
    return await work(pods);
  } finally {
    await stopPods(pods);
  }
};

export const bffOrigins = (pods: readonly Pod[]): readonly string[] => [
  readProductUrls().web,
  ...pods.map(({ bff }) => bff.url),
];
