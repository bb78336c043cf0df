import type { Clock } from '@tokri/service-kit/use-case';
import type { HoldReader } from '../ports/holds.ts';
import type { SlotHold } from './save-hold.ts';

/** Holds of all devices of the customer, the one that ends last first. */
export const listOwnHolds = async (
  { slots, clock }: { readonly slots: HoldReader; readonly clock: Clock },
  userId: number,
): Promise<readonly SlotHold[]> =>
  (await slots.findHeldBy(userId))
    .flatMap(({ slot, holds }) => holds.map((hold) => ({ slot, hold })))
    .filter(
      ({ hold }) => hold.userId === userId && hold.state === 'held' && hold.expiresAt > clock(),
    )
    .sort((a, b) => b.hold.expiresAt.getTime() - a.hold.expiresAt.getTime());
