import type { Hold } from '../../domain/holds/hold.ts';
import { buildSlot } from '../../testing/fixtures.ts';
import {
  bookUpdate,
  rebookUpdate,
  releaseForOrderUpdate,
  reserveForPaymentUpdate,
} from '../bookings/booking-updates.ts';
import { closedByStaffUpdate, dayClosureUpdate, slotUpdate } from '../slots/slot-updates.ts';
import { acceptOfferUpdate, offerUpdate } from '../waitlist/waitlist-updates.ts';
import { nextExpiryUpdate, withExpiredHolds } from './hold-expiry.ts';
import { expireUpdate, extendUpdate, holdUpdate, releaseUpdate } from './hold-updates.ts';

const slot = buildSlot({ itemsFree: 100 });
const expiresAt = new Date('2026-11-22T04:00:00Z');
const hold: Hold = {
  holdId: 9,
  userId: 7,
  holdKey: 'k',
  orderId: 42,
  items: 3,
  heldFor: { itemsPaise: 5_000, leadTimeMinutes: 60 },
  state: 'H',
  seq: 1,
  expiresAt,
  isExtended: false,
};

describe('writes of the transition table', () => {
  it('hold, guarded by a free place and takes one', () => {
    const write = holdUpdate(slot, {
      holdId: 9,
      userId: 7,
      holdKey: 'k',
      items: 3,
      heldFor: null,
      expiresAt,
    });
    expect(write.precondition).toEqual({
      free: { $gte: 1 },
      closedFor: '',
      closedByStaff: false,
      wanted: { $exists: false },
      'holds.9': { $exists: false },
      'byCust.7': { $exists: false },
      'line.0': { $exists: false },
      itemsFree: { $gte: 3 },
    });
    expect(write.inc).toEqual({ free: -1, itemsFree: -3 });
  });
  it('hold, where staff want fewer places than there are, guarded by so many more and by their wish as it was read', () =>
    expect(
      holdUpdate(buildSlot({ capacity: 5, configuredCapacity: 3, free: 3 }), {
        holdId: 9,
        userId: 7,
        holdKey: 'k',
        items: 3,
        heldFor: null,
        expiresAt,
      }).precondition,
    ).toMatchObject({ free: { $gte: 3 }, cap: 5, wanted: 3 }));
  it.each([
    ['release', releaseUpdate(slot, hold)],
    ['expire', expireUpdate(slot, hold, expiresAt)],
    ['free for an order', releaseForOrderUpdate(slot, { ...hold, state: 'B' }, 42)],
  ])('%s, gives exactly one place back', (_name, write) => {
    expect(write.inc).toEqual({ free: 1, itemsFree: 3 });
    expect(write.unset).toContain('holds.9');
  });
  it.each([
    ['extend', extendUpdate(slot, hold)],
    [
      'reserve-for-payment',
      reserveForPaymentUpdate(slot, hold, { orderId: 42, items: 3, reservedUntil: expiresAt }),
    ],
    ['book', bookUpdate(slot, hold, { orderId: 42, items: 3 })],
  ])('%s, leaves the count of places alone', (_name, write) =>
    expect(write.inc?.['free']).toBeUndefined(),
  );
  it('take anew, guarded by a free place and takes one', () => {
    const write = rebookUpdate(slot, { holdId: 9, userId: 7, orderId: 42, items: 3 });
    expect(write.precondition).toEqual({
      free: { $gte: 1 },
      closedFor: '',
      closedByStaff: false,
      wanted: { $exists: false },
      'line.0': { $exists: false },
      'holds.9': { $exists: false },
      itemsFree: { $gte: 3 },
    });
    expect(write.inc).toEqual({ free: -1, itemsFree: -3 });
  });
  it('offer, guarded by a free place and the line, takes one and takes its customer out of the line', () => {
    const write = offerUpdate(slot, {
      holdId: 9,
      userId: 7,
      holdKey: '',
      items: 3,
      heldFor: null,
      expiresAt,
    });
    expect(write).toMatchObject({
      precondition: {
        free: { $gte: 1 },
        closedFor: '',
        closedByStaff: false,
        wanted: { $exists: false },
        waiters: 7,
        'byCust.7': { $exists: false },
        itemsFree: { $gte: 3 },
      },
      inc: { free: -1, itemsFree: -3 },
      pull: { line: { cust: 7 }, waiters: 7 },
    });
  });
  it('accept, of the offered place of that customer, counts the pieces anew', () => {
    const write = acceptOfferUpdate(
      slot,
      { ...hold, state: 'O', items: 1 },
      { holdKey: 'new', items: 3, heldFor: { itemsPaise: 700, leadTimeMinutes: 0 }, expiresAt },
    );
    expect(write.precondition).toEqual({
      'holds.9.st': { $in: ['O'] },
      'holds.9.cust': 7,
      itemsFree: { $gte: 2 },
    });
    expect(write.inc).toEqual({ 'holds.9.step': 1, itemsFree: -2 });
  });
  it('a limit in pieces set or lifted meanwhile, nothing matches', () => {
    expect(
      holdUpdate(buildSlot(), {
        holdId: 9,
        userId: 7,
        holdKey: 'k',
        items: 3,
        heldFor: null,
        expiresAt,
      }).precondition,
    ).toMatchObject({ itemsFree: null });
    expect(releaseUpdate(buildSlot(), hold).precondition).toMatchObject({ itemsFree: null });
    expect(releaseUpdate(slot, hold).precondition).toMatchObject({ itemsFree: { $ne: null } });
  });
  it('from a state that the table does not let go, nothing matches', () =>
    expect(releaseUpdate(slot, { ...hold, state: 'B' }).precondition).toMatchObject({
      'holds.9.st': { $in: [] },
    }));
  it('an offered place that goes, its customer is noted where offers are', () =>
    expect(releaseUpdate(slot, { ...hold, state: 'O' }).pull).toEqual({ holdIds: 9, offered: 7 }));
  it('expire, only a hold whose end is past with some grace, so that one which was extended since it was read stays', () =>
    expect(
      expireUpdate(slot, hold, new Date(expiresAt.getTime() + 7_000)).precondition,
    ).toMatchObject({
      'holds.9.exp': { $lte: new Date(expiresAt.getTime() + 2_000) },
    }));
  it('book, only the hold that was seen: a kept place of its own order only', () =>
    expect(
      bookUpdate(slot, { ...hold, state: 'P' }, { orderId: 42, items: 3 }).precondition,
    ).toMatchObject({ 'holds.9.st': { $in: ['P'] }, 'holds.9.order': 42 }));
  describe.each([
    ['book', bookUpdate],
    [
      'reserve-for-payment',
      (...[of, held, order]: Parameters<typeof bookUpdate>) =>
        reserveForPaymentUpdate(of, held, { ...order, reservedUntil: expiresAt }),
    ],
  ] as const)('%s for an order of another number of pieces', (_name, write) => {
    it('more, guarded by those that are free and takes the difference', () =>
      expect(write(slot, hold, { orderId: 42, items: 5 })).toMatchObject({
        precondition: { 'holds.9.items': 3, itemsFree: { $gte: 2 } },
        inc: { itemsFree: -2 },
        set: { 'holds.9.items': 5 },
      }));
    it('fewer, gives the difference back', () =>
      expect(write(slot, hold, { orderId: 42, items: 1 })).toMatchObject({
        precondition: { itemsFree: { $ne: null } },
        inc: { itemsFree: 2 },
        set: { 'holds.9.items': 1 },
      }));
    it('as many, asks for nothing', () =>
      expect(
        Object.keys(write(slot, hold, { orderId: 42, items: 3 }).precondition ?? {}),
      ).not.toContain('itemsFree'));
    it('without a limit, notes them and counts nothing', () => {
      const { precondition, inc, set } = write(buildSlot(), hold, { orderId: 42, items: 5 });
      expect([precondition?.['itemsFree'], inc?.['itemsFree'], set?.['holds.9.items']]).toEqual([
        null,
        undefined,
        5,
      ]);
    });
  });
  it('free for an order, only the order that has it', () =>
    expect(releaseForOrderUpdate(slot, { ...hold, state: 'B' }, 42).precondition).toEqual({
      'holds.9.st': { $in: ['B'] },
      'holds.9.order': 42,
      itemsFree: { $ne: null },
    }));
  it('a booked place that comes back, leaves a newer hold of the customer alone', () =>
    expect(releaseForOrderUpdate(slot, { ...hold, state: 'B' }, 42).unset).toEqual(['holds.9']));
});

describe('what the sweeper looks for', () => {
  it('a hold marks its slot, with a time', () =>
    expect(
      holdUpdate(slot, { holdId: 9, userId: 7, holdKey: 'k', items: 3, heldFor: null, expiresAt }),
    ).toMatchObject({ set: { expiring: 1 }, min: { nextExpiryAt: expiresAt } }));
  it('asked by equality of the mark first, then by time', () =>
    expect(Object.entries(withExpiredHolds(new Date(expiresAt.getTime() + 5_000)))).toEqual([
      ['expiring', 1],
      ['nextExpiryAt', { $lte: expiresAt }],
    ]));
  it('more holds are open, the next time', () =>
    expect(nextExpiryUpdate(expiresAt)).toEqual({ set: { nextExpiryAt: expiresAt, expiring: 1 } }));
  it('none is open, no mark', () =>
    expect(nextExpiryUpdate(null)).toEqual({ unset: ['nextExpiryAt', 'expiring'] }));
});

describe('a change by staff', () => {
  it('sets places and pieces as decided, and no hold', () =>
    expect(Object.keys(slotUpdate(slot).set ?? {}).sort()).toEqual([
      'cap',
      'closedByStaff',
      'closedFor',
      'cutOffHour',
      'cutOffMinutes',
      'end',
      'feePaise',
      'free',
      'itemsFree',
      'minimumOrderPaise',
      'partyFees',
    ]));
  it('of places, notes what is wanted where that is fewer than there are', () => {
    const { set, unset } = slotUpdate(buildSlot({ capacity: 3, configuredCapacity: 1 }));
    expect([set?.['cap'], set?.['wanted'], unset]).toEqual([3, 1, undefined]);
    expect(slotUpdate(buildSlot({ capacity: 3 }))).toMatchObject({
      set: { cap: 3 },
      unset: ['wanted'],
    });
  });
});

describe("the day of a slot and staff's hand", () => {
  it('each is written beside the other', () =>
    expect([closedByStaffUpdate(5, true), dayClosureUpdate(5, 'blackout')]).toEqual([
      { id: 5, set: { closedByStaff: true } },
      { id: 5, set: { closedFor: 'blackout' } },
    ]));
});
