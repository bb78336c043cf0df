import { conflict, updateAggregate } from '@tokri/service-kit/use-case';
import {
  decideBooking,
  decidePaid,
  placeOfOrder,
  type OrderedPlace,
  type PlacedWith,
} from '../domain/decide-booking.ts';
import { keepLifeMs } from '../domain/hold.ts';
import type { CartSums } from '../domain/slot-rules.ts';
import type { OrderedCart } from '../domain/waiting-list.ts';
import { endWaits } from './end-waits.ts';
import type { ClaimStore } from './ports/claims.ts';
import type { Clock } from './ports/clock.ts';
import type { HoldWrites } from './ports/holds.ts';
import type { OrderPlaces } from './ports/order-places.ts';
import type { SlotReads } from './ports/slots.ts';
import type { LineReads, LineWrites } from './ports/waiting-lines.ts';
import { triesInARush as triesMax } from './tries.ts';

interface OrderRef extends OrderedPlace {
  readonly slotId: number;
  readonly eventId: string;
}

interface PlacedOrder extends OrderRef, PlacedWith, OrderedCart {
  /** An order that is paid online keeps its place until the money is there. */
  readonly isPaidOnline: boolean;
  /** The slot is decided again as of then, and what was waited for until then is ended: an event may be late, an order that was placed in time is not. */
  readonly placedAt: Date;
}

interface PaidOrder extends OrderRef {
  /** Null of an order that was told before its cart was; then its lines say how many pieces it has. */
  readonly cart: Pick<CartSums, 'itemCount'> | null;
  readonly lines: readonly { readonly quantity: number }[];
}

interface Needs {
  readonly slots: SlotReads & LineReads & LineWrites & HoldWrites & OrderPlaces;
  readonly clock: Clock;
}

/** The hold becomes the order's place; or the order hears why not. Whether it has its place. */
const bookPlace = ({ slots, clock }: Needs, order: PlacedOrder): Promise<boolean> =>
  updateAggregate({
    triesMax,
    load: () => slots.byId(order.slotId),
    decide: (held) => held && decideBooking(held, order, order.placedAt),
    save: async (held, decision): Promise<boolean | typeof conflict> => {
      if (!held || !decision) return false;
      if (!decision.ok)
        return (await slots.refuse(held, { ...order, code: decision.code })) ? false : conflict;
      if (decision.value.kind === 'stands') return true;
      const { hold } = decision.value;
      const by = { ...order, items: order.cart?.itemCount ?? hold.items };
      const isWritten = order.isPaidOnline
        ? await slots.keep(held.slot, hold, {
            ...by,
            keptUntil: new Date(clock().getTime() + keepLifeMs),
          })
        : await slots.book(held.slot, hold, by);
      return isWritten || conflict;
    },
  });

/** `order.placed`: the hold becomes the order's place, booked or kept for its payment, and its customer waits for no other any more; or the order hears why not, and they wait on. */
export const bookFor = async (
  deps: Needs & { readonly claims: ClaimStore },
  order: PlacedOrder,
): Promise<void> => {
  if (await bookPlace(deps, order)) await endWaits(deps, order);
};

/** `order.payment-accepted`: the place that was kept is booked, one that was let go is taken anew; or the order hears why not, and its money goes back. */
export const bookPaid = ({ slots, clock }: Needs, order: PaidOrder): Promise<void> => {
  const items =
    order.cart?.itemCount ?? order.lines.reduce((total, { quantity }) => total + quantity, 0);
  return updateAggregate({
    triesMax,
    load: () => slots.byId(order.slotId),
    decide: (held) => held && decidePaid(held, { ...order, items }, clock()),
    save: async (held, decision): Promise<void | typeof conflict> => {
      if (!held || !decision || (decision.ok && decision.value.kind === 'stands')) return undefined;
      if (!decision.ok)
        return (await slots.refuse(held, { ...order, code: decision.code })) ? undefined : conflict;
      const isWritten =
        decision.value.kind === 'take-anew'
          ? await slots.takeAnew(held.slot, { ...order, items })
          : await slots.book(held.slot, decision.value.hold, {
              ...order,
              items: decision.value.hold.items,
            });
      return isWritten ? undefined : conflict;
    },
  });
};

/** `order.rejected`, `order.cancelled`, `order.lapsed`: the place is free again. A place of another order stays. */
export const freePlaceOf = ({ slots }: Pick<Needs, 'slots'>, order: OrderRef): Promise<void> =>
  updateAggregate({
    triesMax,
    load: () => slots.byId(order.slotId),
    decide: (held) => placeOfOrder(held?.holds ?? [], order),
    save: async (held, place): Promise<void | typeof conflict> => {
      if (!held || !place) return undefined;
      return (await slots.freeForOrder(held.slot, place, order)) ? undefined : conflict;
    },
  });
