import { readRunFile } from '../../../support/product.ts';
import { readGateway } from './read-gateway.ts';
import { readStores } from './read-stores.ts';
import { readTopics } from './read-topics.ts';
import type { SystemState } from './system-state.ts';
import type { CallRecord } from '../../../support/load-generator/call-record.ts';

/** Reads stores before topics: what they contain is published by then or still in an outbox. */
export const readSystemState = async (
  acknowledgedOrderIds: readonly number[],
  calls: readonly CallRecord[] = [],
): Promise<SystemState> => {
  const { infra, standIns } = readRunFile();
  const readAt = new Date();
  const stores = await readStores(infra.mongodb.url);
  return {
    readAt,
    ...stores,
    gatewayPayments: await readGateway(standIns),
    events: await readTopics(infra.kafka.url),
    acknowledgedOrderIds,
    calls,
  };
};
