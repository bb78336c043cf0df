import * as z from 'zod/mini';
import { clockTime, instant, isoDate, pincode } from '../api/operation/fields.ts';
import { languages } from '../language/language.ts';
import { paise } from '../money/money.ts';
import { event, compactedTopic, topic } from './envelope.ts';

export const slotEvents = topic({
  name: 'slot.events',
  producer: 'delivery-slot',
  key: 'slot id',
  description: 'Lifecycle of holds; `seq` counts the steps of one hold from 1.',
});
export const slotAreas = compactedTopic({
  name: 'slot.areas',
  producer: 'delivery-slot',
  key: 'group id; of a location `location:` and its id',
  description:
    'Served pincode ranges of a group, its State, its location and its delivery charges; the locations.',
});
export const slotSlots = compactedTopic({
  name: 'slot.slots',
  producer: 'delivery-slot',
  key: 'slot id',
  description:
    'Date, times, cut-off, fee, group and available capacity of a slot; at most a few messages per second and slot.',
});

export const chargeRule = z.object({
  id: z.int(),
  pincodeFrom: pincode,
  pincodeTo: pincode,
  partyId: z.int(),
  chargePaise: paise,
  freeAbovePaise: paise,
  taxBasisPoints: z.int(),
  hsn: z.string(),
});
export type ChargeRule = z.infer<typeof chargeRule>;

export const areaSnapshot = event(slotAreas, 'area.changed.v1', {
  description: 'Current state of a group.',
  data: z.object({
    groupId: z.int(),
    companyId: z.int(),
    name: z.string(),
    stateCode: z.string(),
    ranges: z.array(z.object({ from: pincode, to: pincode })),
    charges: z.array(chargeRule),
    /** The location whose stock is sold there; absent means 1. */
    locationId: z.optional(z.int()),
  }),
});

export const locationSnapshot = event(slotAreas, 'location.changed.v1', {
  description:
    'Current state of a location, a shop or warehouse that serves groups. Location 1 exists also without one.',
  data: z.object({
    locationId: z.int(),
    name: z.string(),
    /** Absent while it is open. */
    closed: z.optional(z.boolean()),
  }),
});

export const slotSnapshot = event(slotSlots, 'slot.state-changed.v1', {
  description: 'Current state of a slot. A tombstone means it is over and archived.',
  data: z.object({
    slotId: z.int(),
    companyId: z.int(),
    groupId: z.int(),
    date: isoDate,
    start: clockTime,
    end: clockTime,
    cutOffAt: instant,
    feePaise: paise,
    minimumOrderPaise: paise,
    capacity: z.int(),
    left: z.int(),
    itemsFree: z._default(z.nullable(z.int()), null),
    /** Why nobody can choose the slot: closed, blackout or weekly-off; otherwise empty. */
    closedFor: z.string(),
    partyFees: z.optional(z.array(z.object({ partyId: z.int(), feePaise: paise }))),
  }),
});

const holdFields = { slotId: z.int(), groupId: z.int(), holdId: z.int(), userId: z.int() };
export const slotHeld = event(slotEvents, 'slot.held.v1', {
  description:
    'A unit of capacity is held for a customer. `afterOrderId` is set when it comes back from an order that was rejected or not paid in time.',
  data: z.object({ ...holdFields, expiresAt: instant, afterOrderId: z.optional(z.int()) }),
});
export const slotOffered = event(slotEvents, 'slot.offered.v1', {
  description:
    'Freed capacity is held for the first customer on the waitlist until `offeredUntil`.',
  data: z.object({
    ...holdFields,
    date: isoDate,
    start: clockTime,
    end: clockTime,
    offeredUntil: instant,
    language: z.optional(z.enum(languages)),
  }),
});
export const slotReservedForPayment = event(slotEvents, 'slot.kept.v1', {
  description: 'The held capacity is reserved until an order is paid.',
  data: z.object({ ...holdFields, orderId: z.int(), keptUntil: instant }),
});
export const slotBooked = event(slotEvents, 'slot.booked.v1', {
  description: 'The held capacity is booked for an order.',
  data: z.object({ ...holdFields, orderId: z.int() }),
});
export const slotRejected = event(slotEvents, 'slot.refused.v1', {
  description: 'The order cannot be delivered in its slot.',
  data: z.object({ slotId: z.int(), holdId: z.int(), orderId: z.int(), code: z.string() }),
});
export const slotReleased = event(slotEvents, 'slot.released.v1', {
  description: 'Capacity is available again: the hold was released or its order ended.',
  data: z.object({ ...holdFields, orderId: z.nullable(z.int()) }),
});
export const slotExpired = event(slotEvents, 'slot.expired.v1', {
  description: 'A hold expired.',
  data: z.object(holdFields),
});
