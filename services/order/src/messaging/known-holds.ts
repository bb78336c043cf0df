import { slotHeld, slotOffered } from '@tokri/contracts/events';
import { defineBroadcastConsumer, on, type ConsumerDefinition } from '@tokri/service-kit/kafka';
import { createTtlCache, type Clock } from '@tokri/service-kit/use-case';
import type { KnownHolds } from '../application/ports/known-holds.ts';
import type { KnownHold } from '../domain/placing/quote-rules.ts';

const maxHolds = 20_000;
const holdTtlMs = 3_600_000;

export const createKnownHolds = (
  clock: Clock,
): { readonly holds: KnownHolds; readonly consumer: ConsumerDefinition } => {
  const cache = createTtlCache<number, KnownHold>({ maxEntries: maxHolds, clock });
  const cacheHold = async ({
    data: { holdId, slotId, userId },
  }: {
    readonly data: KnownHold & { readonly holdId: number };
  }): Promise<void> => {
    cache.set(holdId, { slotId, userId }, holdTtlMs);
  };
  return {
    holds: { find: cache.get },
    consumer: defineBroadcastConsumer({
      name: 'order.holds',
      handlers: [on(slotHeld, cacheHold), on(slotOffered, cacheHold)],
    }),
  };
};
