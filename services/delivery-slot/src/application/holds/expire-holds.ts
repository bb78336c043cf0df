import { isExpired } from '../../domain/holds/hold.ts';
import type { Clock } from '@tokri/service-kit/use-case';
import type { HoldReader, HoldWriter } from '../ports/holds.ts';
import type { SlotReader } from '../ports/slots.ts';

const maxSlotsPerRun = 200;

export const expireHolds = async ({
  slots,
  clock,
}: {
  slots: SlotReader & HoldReader & HoldWriter;
  clock: Clock;
}): Promise<number> => {
  let expired = 0;
  for (const slotId of await slots.findWithExpiredHolds(clock(), maxSlotsPerRun)) {
    const aggregate = await slots.findById(slotId);
    if (!aggregate) continue;
    for (const hold of aggregate.holds.filter((candidate) => isExpired(candidate, clock())))
      if (await slots.expire(aggregate.slot, hold, clock())) expired += 1;
    const remaining = await slots.findById(slotId);
    if (remaining) await slots.updateNextExpiry(remaining);
  }
  return expired;
};
