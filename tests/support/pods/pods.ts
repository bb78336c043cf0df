import { countGroupMembers } from '@tokri/service-kit/kafka';
import { eventually } from '@tokri/service-kit/testing';
import { readProductUrls, readRunFile } from '../product.ts';
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

const rebalanceTimeoutMs = 60_000;

const isOnlyProductInGroup = async (): Promise<boolean> =>
  (await countGroupMembers(
    { brokers: [readRunFile().infra.kafka.url], clientId: 'pods' },
    'delivery-slot',
  )) === 1;

/**
 * Waits until the broker has removed the stopped consumers: their partitions are blocked until
 * then.
 */
export const stopPods = async (pods: readonly Pod[]): Promise<void> => {
  await Promise.all(pods.flatMap(({ deliverySlot, bff }) => [deliverySlot.stop(), bff.stop()]));
  await eventually(isOnlyProductInGroup, {
    timeoutMs: rebalanceTimeoutMs,
    missing: 'only the delivery-slot of the product in its consumer group',
  });
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
