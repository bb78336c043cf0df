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

const slot = buildSlot({ piecesFree: 100 });
const expiresAt = new Date('2026-11-22T04:00:00Z');
const hold: Hold = {
  holdId: 9,
  userId: 7,
  holdKey: 'k',
  orderId: 42,
  items: 3,
  heldFor: { itemsPaise: 5_000, leadTimeMinutes: 60 },
  state: 'held',
  seq: 1,
  expiresAt,
  isExtended: false,
  isTakenOver: false,
  endedOrderIds: [],
};
const newHold = { holdId: 9, userId: 7, holdKey: 'k', items: 3, heldFor: null, expiresAt };
const bookedHold: Hold = { ...hold, state: 'booked' };
const offeredHold: Hold = { ...hold, state: 'offered' };

describe('hold updates', () => {
  it('hold requires a free unit and takes one', () => {
    const update = holdUpdate(slot, newHold);
    expect(update.precondition).toEqual({
      free: { $gte: 1 },
      closedFor: '',
      closedByStaff: false,
      wanted: { $exists: false },
      minimumOrderPaise: 0,
      cutOffMinutes: 120,
      cutOffHour: null,
      'holds.9': { $exists: false },
      'byCust.7': { $exists: false },
      'line.0': { $exists: false },
      itemsFree: { $gte: 3 },
    });
    expect(update.inc).toEqual({ free: -1, itemsFree: -3 });
  });
  it('hold keeps the difference free when staff configured fewer units than exist', () =>
    expect(
      holdUpdate(buildSlot({ capacity: 5, configuredCapacity: 3, freeCapacity: 3 }), newHold)
        .precondition,
    ).toMatchObject({ free: { $gte: 3 }, cap: 5, wanted: 3 }));
  it.each([
    ['release', releaseUpdate(slot, hold)],
    ['expire', expireUpdate(slot, hold, expiresAt)],
    ['release for an order', releaseForOrderUpdate(slot, bookedHold, 42)],
  ])('%s returns exactly one unit', (_name, update) => {
    expect(update.inc).toEqual({ free: 1, itemsFree: 3 });
    expect(update.unset).toContain('holds.9');
  });
  it.each([
    ['extend', extendUpdate(slot, hold)],
    [
      'reserve-for-payment',
      reserveForPaymentUpdate(slot, hold, { orderId: 42, items: 3, reservedUntil: expiresAt }),
    ],
    ['book', bookUpdate(slot, hold, { orderId: 42, items: 3 })],
  ])('%s does not change the free units', (_name, update) =>
    expect(update.inc?.['free']).toBeUndefined(),
  );
  it.each([extendUpdate(slot, hold), releaseUpdate(slot, hold)])(
    'extension and release fail if another device took the hold over meanwhile: %#',
    ({ precondition }) => expect(precondition).toMatchObject({ 'holds.9.key': 'k' }),
  );
  it('rebook requires a free unit and takes one', () => {
    const update = rebookUpdate(slot, { holdId: 9, userId: 7, orderId: 42, items: 3 });
    expect(update.precondition).toEqual({
      free: { $gte: 1 },
      closedFor: '',
      closedByStaff: false,
      wanted: { $exists: false },
      minimumOrderPaise: 0,
      cutOffMinutes: 120,
      cutOffHour: null,
      'line.0': { $exists: false },
      'holds.9': { $exists: false },
      itemsFree: { $gte: 3 },
    });
    expect(update.inc).toEqual({ free: -1, itemsFree: -3 });
  });
  it('offer requires a free unit, takes one and removes the customer from the waitlist', () => {
    const update = offerUpdate(slot, {
      holdId: 9,
      userId: 7,
      holdKey: '',
      items: 3,
      heldFor: null,
      expiresAt,
    });
    expect(update).toMatchObject({
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
  it("accept requires the customer's offer and adjusts the items", () => {
    const update = acceptOfferUpdate(
      slot,
      { ...offeredHold, items: 1 },
      { holdKey: 'new', items: 3, heldFor: { itemsPaise: 700, leadTimeMinutes: 0 }, expiresAt },
    );
    expect(update.precondition).toEqual({
      'holds.9.st': { $in: ['O'] },
      'holds.9.cust': 7,
      itemsFree: { $gte: 2 },
    });
    expect(update.inc).toEqual({ 'holds.9.step': 1, itemsFree: -2 });
  });
  it('match nothing when the item limit was set or lifted meanwhile', () => {
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
  it('match nothing from a state that does not allow the transition', () =>
    expect(releaseUpdate(slot, bookedHold).precondition).toMatchObject({
      'holds.9.st': { $in: [] },
    }));
  it('release removes the customer of an offer from the list of offers', () =>
    expect(releaseUpdate(slot, offeredHold).pull).toEqual({ holdIds: 9, offered: 7 }));
  it('expire matches only a hold that is past its grace period, so an extended hold stays', () =>
    expect(
      expireUpdate(slot, hold, new Date(expiresAt.getTime() + 7_000)).precondition,
    ).toMatchObject({
      'holds.9.exp': { $lte: new Date(expiresAt.getTime() + 2_000) },
    }));
});

describe('hold expiry', () => {
  it('marks the slot with the next expiry time', () =>
    expect(
      holdUpdate(slot, { holdId: 9, userId: 7, holdKey: 'k', items: 3, heldFor: null, expiresAt }),
    ).toMatchObject({ set: { expiring: 1 }, min: { nextExpiryAt: expiresAt } }));
  it('queries by the mark first, then by time', () =>
    expect(Object.entries(withExpiredHolds(new Date(expiresAt.getTime() + 5_000)))).toEqual([
      ['expiring', 1],
      ['nextExpiryAt', { $lte: expiresAt }],
    ]));
  it('keeps the next time while more holds are open', () =>
    expect(nextExpiryUpdate(expiresAt)).toEqual({ set: { nextExpiryAt: expiresAt, expiring: 1 } }));
  it('removes the mark when no hold is open', () =>
    expect(nextExpiryUpdate(null)).toEqual({ unset: ['nextExpiryAt', 'expiring'] }));
});

describe('slotUpdate', () => {
  it('sets capacity and items and no hold', () =>
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
      'termsRev',
    ]));
  it('stores the configured capacity when it is below the existing units', () => {
    const { set, unset } = slotUpdate(buildSlot({ capacity: 3, configuredCapacity: 1 }));
    expect([set?.['cap'], set?.['wanted'], unset]).toEqual([3, 1, undefined]);
    expect(slotUpdate(buildSlot({ capacity: 3 }))).toMatchObject({
      set: { cap: 3 },
      unset: ['wanted'],
    });
  });
});

describe('closure updates', () => {
  it("write the day and the staff's decision independently", () =>
    expect([closedByStaffUpdate(5, true), dayClosureUpdate(5, 'blackout')]).toEqual([
      { id: 5, set: { closedByStaff: true } },
      { id: 5, set: { closedFor: 'blackout' } },
    ]));
});
