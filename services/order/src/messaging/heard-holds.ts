import { slotHeld, slotOffered } from '@tokri/contracts/events';
import { liveEvents, on, type Consumption } from '@tokri/service-kit/kafka';
import type { HeardHolds } from '../application/ports.ts';
import type { KnownHold } from '../domain/quote-rules.ts';

/** A hold lives for minutes; the one heard of longest ago is forgotten first. */
const heardMax = 20_000;

/** Each process hears of all holds and offered places, from when it started; nothing of it outlives the process. */
export const hearHolds = (): { readonly holds: HeardHolds; readonly consumption: Consumption } => {
  const heard = new Map<number, KnownHold>();
  const hear = async ({ data: { holdId, slotId, userId } }: { readonly data: KnownHold & { readonly holdId: number } }): Promise<void> => {
    heard.set(holdId, { slotId, userId });
    const [oldest] = heard.keys();
    if (heard.size > heardMax && oldest !== undefined) heard.delete(oldest);
  };
  return { holds: { of: (holdId) => heard.get(holdId) }, consumption: liveEvents({ name: 'order.holds', from: 'now', handlers: [on(slotHeld, hear), on(slotOffered, hear)] }) };
};
