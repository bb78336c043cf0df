import { readRunFile } from '../../support/product.ts';
import { readGateway } from './read-gateway.ts';
import { readStores } from './read-stores.ts';
import { readTopics } from './read-topics.ts';
import type { World } from './world.ts';
import type { CallRecord } from '../../support/rush/call-record.ts';

/** The running product as it is now. Stores are read before topics: what they hold must be told by then or still wait in an outbox. */
export const readWorld = async (
  acknowledged: readonly number[],
  calls: readonly CallRecord[] = [],
): Promise<World> => {
  const { infra, standIns } = readRunFile();
  const takenAt = new Date();
  const stores = await readStores(infra.mongodb.url);
  return {
    takenAt,
    ...stores,
    gatewayPayments: await readGateway(standIns),
    events: await readTopics(infra.kafka.url),
    acknowledged,
    calls,
  };
};
