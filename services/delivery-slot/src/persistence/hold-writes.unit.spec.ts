import { aSlot } from '../testing/slots.ts';
import type { Hold } from '../domain/hold.ts';
import {
  acceptWrite,
  bookWrite,
  changeWrite,
  closedByStaffWrite,
  dayWrite,
  expireWrite,
  expiryWrite,
  extendWrite,
  freeForOrderWrite,
  holdWrite,
  keepWrite,
  lateSlots,
  offerWrite,
  releaseWrite,
  takeAnewWrite,
} from './hold-writes.ts';

const slot = aSlot({ itemsFree: 100 });
const expiresAt = new Date('2026-11-22T04:00:00Z');
const hold: Hold = {
  holdId: 9,
  userId: 7,
  holdKey: 'k',
  orderId: 42,
  items: 3,
  heldFor: { itemsPaise: 5_000, leadTimeMinutes: 60 },
  state: 'H',
  step: 1,
  expiresAt,
  extended: false,
};

describe('writes of the transition table', () => {
  it('hold, guarded by a free place and takes one', () => {
    const write = holdWrite(slot, {
      holdId: 9,
      userId: 7,
      holdKey: 'k',
      items: 3,
      heldFor: null,
      expiresAt,
    });
    expect(write.guard).toEqual({
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
      holdWrite(aSlot({ capacity: 5, wanted: 3, free: 3 }), {
        holdId: 9,
        userId: 7,
        holdKey: 'k',
        items: 3,
        heldFor: null,
        expiresAt,
      }).guard,
    ).toMatchObject({ free: { $gte: 3 }, cap: 5, wanted: 3 }));
  it.each([
    ['release', releaseWrite(slot, hold)],
    ['expire', expireWrite(slot, hold, expiresAt)],
    ['free for an order', freeForOrderWrite(slot, { ...hold, state: 'B' }, 42)],
  ])('%s, gives exactly one place back', (_name, write) => {
    expect(write.inc).toEqual({ free: 1, itemsFree: 3 });
    expect(write.unset).toContain('holds.9');
  });
  it.each([
    ['extend', extendWrite(slot, hold)],
    ['keep', keepWrite(slot, hold, { orderId: 42, items: 3, keptUntil: expiresAt })],
    ['book', bookWrite(slot, hold, { orderId: 42, items: 3 })],
  ])('%s, leaves the count of places alone', (_name, write) =>
    expect(write.inc?.['free']).toBeUndefined(),
  );
  it('take anew, guarded by a free place and takes one', () => {
    const write = takeAnewWrite(slot, { holdId: 9, userId: 7, orderId: 42, items: 3 });
    expect(write.guard).toEqual({
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
    const write = offerWrite(slot, {
      holdId: 9,
      userId: 7,
      holdKey: '',
      items: 3,
      heldFor: null,
      expiresAt,
    });
    expect(write).toMatchObject({
      guard: {
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
    const write = acceptWrite(
      slot,
      { ...hold, state: 'O', items: 1 },
      { holdKey: 'new', items: 3, heldFor: { itemsPaise: 700, leadTimeMinutes: 0 }, expiresAt },
    );
    expect(write.guard).toEqual({
      'holds.9.st': { $in: ['O'] },
      'holds.9.cust': 7,
      itemsFree: { $gte: 2 },
    });
    expect(write.inc).toEqual({ 'holds.9.step': 1, itemsFree: -2 });
  });
  it('a limit in pieces set or lifted meanwhile, nothing matches', () => {
    expect(
      holdWrite(aSlot(), { holdId: 9, userId: 7, holdKey: 'k', items: 3, heldFor: null, expiresAt })
        .guard,
    ).toMatchObject({ itemsFree: null });
    expect(releaseWrite(aSlot(), hold).guard).toMatchObject({ itemsFree: null });
    expect(releaseWrite(slot, hold).guard).toMatchObject({ itemsFree: { $ne: null } });
  });
  it('from a state that the table does not let go, nothing matches', () =>
    expect(releaseWrite(slot, { ...hold, state: 'B' }).guard).toMatchObject({
      'holds.9.st': { $in: [] },
    }));
  it('an offered place that goes, its customer is noted where offers are', () =>
    expect(releaseWrite(slot, { ...hold, state: 'O' }).pull).toEqual({ holdIds: 9, offered: 7 }));
  it('expire, only a hold whose end is past with some grace, so that one which was extended since it was read stays', () =>
    expect(expireWrite(slot, hold, new Date(expiresAt.getTime() + 7_000)).guard).toMatchObject({
      'holds.9.exp': { $lte: new Date(expiresAt.getTime() + 2_000) },
    }));
  it('book, only the hold that was seen: a kept place of its own order only', () =>
    expect(bookWrite(slot, { ...hold, state: 'P' }, { orderId: 42, items: 3 }).guard).toMatchObject(
      { 'holds.9.st': { $in: ['P'] }, 'holds.9.order': 42 },
    ));
  describe.each([
    ['book', bookWrite],
    [
      'keep',
      (...[of, held, order]: Parameters<typeof bookWrite>) =>
        keepWrite(of, held, { ...order, keptUntil: expiresAt }),
    ],
  ] as const)('%s for an order of another number of pieces', (_name, write) => {
    it('more, guarded by those that are free and takes the difference', () =>
      expect(write(slot, hold, { orderId: 42, items: 5 })).toMatchObject({
        guard: { 'holds.9.items': 3, itemsFree: { $gte: 2 } },
        inc: { itemsFree: -2 },
        set: { 'holds.9.items': 5 },
      }));
    it('fewer, gives the difference back', () =>
      expect(write(slot, hold, { orderId: 42, items: 1 })).toMatchObject({
        guard: { itemsFree: { $ne: null } },
        inc: { itemsFree: 2 },
        set: { 'holds.9.items': 1 },
      }));
    it('as many, asks for nothing', () =>
      expect(Object.keys(write(slot, hold, { orderId: 42, items: 3 }).guard ?? {})).not.toContain(
        'itemsFree',
      ));
    it('without a limit, notes them and counts nothing', () => {
      const { guard, inc, set } = write(aSlot(), hold, { orderId: 42, items: 5 });
      expect([guard?.['itemsFree'], inc?.['itemsFree'], set?.['holds.9.items']]).toEqual([
        null,
        undefined,
        5,
      ]);
    });
  });
  it('free for an order, only the order that has it', () =>
    expect(freeForOrderWrite(slot, { ...hold, state: 'B' }, 42).guard).toEqual({
      'holds.9.st': { $in: ['B'] },
      'holds.9.order': 42,
      itemsFree: { $ne: null },
    }));
  it('a booked place that comes back, leaves a newer hold of the customer alone', () =>
    expect(freeForOrderWrite(slot, { ...hold, state: 'B' }, 42).unset).toEqual(['holds.9']));
});

describe('what the sweeper looks for', () => {
  it('a hold marks its slot, with a time', () =>
    expect(
      holdWrite(slot, { holdId: 9, userId: 7, holdKey: 'k', items: 3, heldFor: null, expiresAt }),
    ).toMatchObject({ set: { expiring: 1 }, min: { nextExpiryAt: expiresAt } }));
  it('asked by equality of the mark first, then by time', () =>
    expect(Object.entries(lateSlots(new Date(expiresAt.getTime() + 5_000)))).toEqual([
      ['expiring', 1],
      ['nextExpiryAt', { $lte: expiresAt }],
    ]));
  it('more holds are open, the next time', () =>
    expect(expiryWrite(expiresAt)).toEqual({ set: { nextExpiryAt: expiresAt, expiring: 1 } }));
  it('none is open, no mark', () =>
    expect(expiryWrite(null)).toEqual({ unset: ['nextExpiryAt', 'expiring'] }));
});

describe('a change by staff', () => {
  it('sets places and pieces as decided, and no hold', () =>
    expect(Object.keys(changeWrite(slot).set ?? {}).sort()).toEqual([
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
    const { set, unset } = changeWrite(aSlot({ capacity: 3, wanted: 1 }));
    expect([set?.['cap'], set?.['wanted'], unset]).toEqual([3, 1, undefined]);
    expect(changeWrite(aSlot({ capacity: 3 }))).toMatchObject({
      set: { cap: 3 },
      unset: ['wanted'],
    });
  });
});

describe("the day of a slot and staff's hand", () => {
  it('each is written beside the other', () =>
    expect([closedByStaffWrite(5, true), dayWrite(5, 'blackout')]).toEqual([
      { id: 5, set: { closedByStaff: true } },
      { id: 5, set: { closedFor: 'blackout' } },
    ]));
});
