import { countGroupMembers } from '@tokri/service-kit/kafka';
import { eventually } from '@tokri/service-kit/testing';
import { readProductUrls, readRunFile } from '../product.ts';
import { bffTowards, startTwin, type Twin, type TwinWish } from './service-replica.ts';

/** A delivery-slot and a bff that asks it, beside those that run: all on the same broker and stores. */
export interface Pod {
  readonly slots: Twin;
  readonly bff: Twin;
}

export const startPod = async (wish: TwinWish = {}): Promise<Pod> => {
  const slots = await startTwin('delivery-slot', wish);
  try {
    return { slots, bff: await bffTowards({ 'delivery-slot': slots.url }) };
  } catch (error) {
    await slots.end();
    throw error;
  }
};

/** The broker gives a killed one 30 s to come back, then shares its partitions anew. */
const forgottenMs = 60_000;

const onlyTheProductIsLeft = async (): Promise<boolean> =>
  (await countGroupMembers(
    { brokers: [readRunFile().infra.kafka.url], clientId: 'pods' },
    'delivery-slot',
  )) === 1;

/** Settles when the broker has forgotten them: until then orders wait for who will not come back. */
export const endPods = async (pods: readonly Pod[]): Promise<void> => {
  await Promise.all(pods.flatMap(({ slots, bff }) => [slots.end(), bff.end()]));
  await eventually(onlyTheProductIsLeft, {
    timeoutMs: forgottenMs,
    missing: 'delivery-slot alone in its group',
  });
};

/** So many more pods while the work is done. */
export const withPods = async <Result>(
  count: number,
  work: (pods: readonly Pod[]) => Promise<Result>,
): Promise<Result> => {
  const pods: Pod[] = [];
  try {
    while (pods.length < count) pods.push(await startPod());
    return await work(pods);
  } finally {
    await endPods(pods);
  }
};

/** Where customers knock: at the product's own door and at those of the pods. */
export const doorsOf = (pods: readonly Pod[]): readonly string[] => [
  readProductUrls().web,
  ...pods.map(({ bff }) => bff.url),
];
