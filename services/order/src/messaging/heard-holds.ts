import { slotHeld, slotOffered } from '@tokri/contracts/events';
import { liveEvents, on, type Consumption } from '@tokri/service-kit/kafka';
import { createBoundedMap } from '@tokri/service-kit/use-case';
import type { Clock, HeardHolds } from '../application/ports.ts';
import type { KnownHold } from '../domain/quote-rules.ts';

const heardMax = 20_000;
/** Longer than any hold lives, extended and kept for its payment. */
const heardForMs = 3_600_000;

/** Each process hears of all holds and offered places, from when it started; nothing of it outlives the process. */
export const hearHolds = (
  clock: Clock,
): { readonly holds: HeardHolds; readonly consumption: Consumption } => {
  const heard = createBoundedMap<number, KnownHold>({ entriesMax: heardMax, clock });
  const hear = async ({
    data: { holdId, slotId, userId },
  }: {
    readonly data: KnownHold & { readonly holdId: number };
  }): Promise<void> => {
    heard.set(holdId, { slotId, userId }, heardForMs);
  };
  return {
    holds: { of: heard.get },
    consumption: liveEvents({
      name: 'order.holds',
      from: 'now',
      handlers: [on(slotHeld, hear), on(slotOffered, hear)],
    }),
  };
};
