import { conflict, loadDecideSave } from '@tokri/contracts';
import { decideBooking, placeOfOrder, type OrderedPlace } from '../domain/decide-booking.ts';
import type { SlotStore } from './ports.ts';

interface OrderRef extends OrderedPlace {
  readonly slotId: number;
  readonly eventId: string;
}

/** The slot document is hot: a write that meets another is decided anew, at most this often. */
const triesMax = 50;

/** `order.placed`: the hold becomes the order's place, or the order hears why not. */
export const bookFor = ({ slots }: { slots: SlotStore }, order: OrderRef): Promise<void> =>
  loadDecideSave({
    triesMax,
    load: () => slots.byId(order.slotId),
    decide: (held) => decideBooking(held?.holds ?? [], order),
    save: async (held, decision): Promise<void | typeof conflict> => {
      if (!held || (decision.ok && decision.value.kind === 'stands')) return undefined;
      const isWritten = decision.ok ? await slots.book(held.slot, decision.value.hold, order) : await slots.refuse(held, { ...order, code: decision.code });
      return isWritten ? undefined : conflict;
    },
  });

/** `order.rejected`, `order.cancelled`: the place is free again. A place of another order stays. */
export const freePlaceOf = ({ slots }: { slots: SlotStore }, order: OrderRef): Promise<void> =>
  loadDecideSave({
    triesMax,
    load: () => slots.byId(order.slotId),
    decide: (held) => placeOfOrder(held?.holds ?? [], order),
    save: async (held, place): Promise<void | typeof conflict> => {
      if (!held || !place) return undefined;
      return (await slots.freeForOrder(held.slot, place, order)) ? undefined : conflict;
    },
  });
