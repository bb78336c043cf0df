import { countGroupMembers } from '@tokri/service-kit/kafka';
import { eventually } from '@tokri/service-kit/testing';
import { readRunFile } from '../product.ts';

const rebalanceTimeoutMs = 60_000;

/**
 * Waits until a consumer group has exactly so many members. The broker removes a stopped consumer
 * late, and its partitions are blocked until then.
 */
export const waitForGroupMembers = async (group: string, count: number): Promise<void> => {
  const connection = { brokers: [readRunFile().infra.kafka.url], clientId: 'pods' };
  await eventually(async () => (await countGroupMembers(connection, group)) === count, {
    timeoutMs: rebalanceTimeoutMs,
    missing: `${count} consumers in the group ${group}`,
  });
};
