import { aHold, aSlot, kolkata } from '../testing/slots.ts';
import {
  decideWait,
  endedByOrder,
  hasRoomFor,
  isHopeless,
  nextInLine,
  positionOf,
  standsInTheWay,
  waitersMax,
  waitsMax,
  type Queue,
  type Waiter,
  type WaitWish,
} from './waiting-list.ts';

const waiter = (userId: number, items = 2): Waiter => ({
  userId,
  items,
  since: kolkata('08:00'),
  language: 'en',
});
const ranges = [{ from: '560001', to: '560110' }];
const full = aSlot({ capacity: 1, free: 0 });
const queue = (changes: Partial<Queue> = {}): Queue & { ranges: typeof ranges } => ({
  slot: full,
  holds: [],
  line: [],
  ranges,
  ...changes,
});
const wish = (changes: Partial<WaitWish> = {}): WaitWish => ({
  userId: 7,
  pincode: '560034',
  waits: 0,
  now: kolkata('09:00'),
  itemCount: 2,
  leadTimeMinutes: 0,
  itemsPaise: 50_000,
  ...changes,
});
const many = Array.from({ length: waitersMax }, (_, at) => waiter(100 + at));

describe('joining the line', () => {
  it.each([
    ['a full slot', queue(), wish(), { ok: true, value: 'join' }],
    ['again', queue({ line: [waiter(8), waiter(7)] }), wish(), { ok: true, value: 'waits' }],
    [
      'a slot with a place for anybody',
      queue({ slot: aSlot() }),
      wish(),
      { ok: false, code: 'slot-not-full' },
    ],
    [
      'a slot whose free place is for who waits',
      queue({ slot: aSlot({ free: 1, waiting: 1 }), line: [waiter(8)] }),
      wish(),
      { ok: true, value: 'join' },
    ],
    [
      'a slot with a place, but not for so many pieces',
      queue({ slot: aSlot({ itemsFree: 1 }) }),
      wish(),
      { ok: false, code: 'slot-item-capacity' },
    ],
    [
      'with a hold here',
      queue({ holds: [aHold()] }),
      wish(),
      { ok: false, code: 'slot-already-held' },
    ],
    [
      'with a place offered here',
      queue({ holds: [aHold({ state: 'O' })] }),
      wish(),
      { ok: false, code: 'slot-already-held' },
    ],
    [
      'with a booked place here',
      queue({ holds: [aHold({ state: 'B' })] }),
      wish(),
      { ok: true, value: 'join' },
    ],
    [
      'from elsewhere',
      queue(),
      wish({ pincode: '110001' }),
      { ok: false, code: 'slot-not-served' },
    ],
    [
      'after the cut-off',
      queue(),
      wish({ now: kolkata('14:00') }),
      { ok: false, code: 'slot-cut-off' },
    ],
    [
      'with as many waits as one may have',
      queue(),
      wish({ waits: waitsMax }),
      { ok: false, code: 'too-many-waits' },
    ],
    [
      'as the last for whom there is room',
      queue({ line: many.slice(1) }),
      wish(),
      { ok: true, value: 'join' },
    ],
    ['as one too many', queue({ line: many }), wish(), { ok: false, code: 'waiting-list-full' }],
  ])('%s', (_situation, on, asked, outcome) => expect(decideWait(on, asked)).toEqual(outcome));
  it('room for who waits for nobody', () =>
    expect([
      hasRoomFor(aSlot(), 2),
      hasRoomFor(aSlot({ waiting: 1 }), 2),
      hasRoomFor(aSlot({ itemsFree: 1 }), 2),
    ]).toEqual([true, false, false]));
  it('positions, from one', () =>
    expect([8, 7, 9].map((userId) => positionOf([waiter(8), waiter(7)], userId))).toEqual([
      1, 2, 0,
    ]));
});

describe('a place that came free', () => {
  const now = kolkata('09:00');
  const freed = (changes: Partial<Queue> = {}) =>
    nextInLine(
      queue({
        slot: aSlot({ capacity: 1, free: 1 }),
        line: [waiter(7, 5), waiter(8, 1)],
        ...changes,
      }),
      now,
    )?.userId ?? null;
  it('the first in line gets it', () => expect(freed()).toBe(7));
  it('the first has too many pieces, the next gets it', () =>
    expect(freed({ slot: aSlot({ free: 1, itemsFree: 2 }) })).toBe(8));
  it('the first holds a place here by now, the next gets it', () =>
    expect(freed({ holds: [aHold()] })).toBe(8));
  it('nobody waits, nobody', () => expect(freed({ line: [] })).toBeNull());
  it('none is free, nobody', () => expect(freed({ slot: full })).toBeNull());
  it('one is free, but staff want no more than are taken, nobody', () =>
    expect(freed({ slot: aSlot({ capacity: 3, wanted: 2, free: 1 }) })).toBeNull());
  it('the slot is closed, nobody', () =>
    expect(freed({ slot: aSlot({ isClosedByStaff: true }) })).toBeNull());
  it('after the cut-off, nobody', () =>
    expect(nextInLine(queue({ slot: aSlot(), line: [waiter(7)] }), kolkata('14:00'))).toBeNull());
});

describe('a free place that nobody in line can have', () => {
  const now = kolkata('09:00');
  const inTheWay = (changes: Partial<Queue> = {}) =>
    standsInTheWay(
      queue({
        slot: aSlot({ free: 1, itemsFree: 4, waiting: 2 }),
        line: [waiter(7, 5), waiter(8, 6)],
        ...changes,
      }),
      now,
    )?.userId ?? null;
  it('too many pieces each, the first leaves', () => expect(inTheWay()).toBe(7));
  it.each([
    ['somebody in line can have it', { line: [waiter(7, 5), waiter(8, 1)] }],
    ['none is free', { slot: aSlot({ free: 0, itemsFree: 4 }) }],
    ['nobody waits', { line: [] }],
    [
      'the slot is closed for now',
      { slot: aSlot({ free: 1, itemsFree: 4, isClosedByStaff: true }) },
    ],
  ])('%s, nobody leaves', (_when, changes) => expect(inTheWay(changes)).toBeNull());
});

describe('a line without hope', () => {
  const line = [waiter(7)];
  it.each([
    ['before the cut-off', kolkata('13:59'), full, false],
    ['after it', kolkata('14:00'), full, true],
    ['after the start', kolkata('16:00'), full, true],
    [
      'closed by staff, who may open it again',
      kolkata('09:00'),
      aSlot({ isClosedByStaff: true }),
      false,
    ],
  ] as const)('%s: %s', (_when, now, slot, hopeless) =>
    expect(isHopeless({ slot, line }, now)).toBe(hopeless),
  );
  it('an empty one, nobody is sent home', () =>
    expect(isHopeless({ slot: full, line: [] }, kolkata('16:00'))).toBe(false));
});

describe('an order, for what its customer waits for', () => {
  const order = { userId: 7, companyId: 1, placedAt: kolkata('08:30') };
  const offered = aHold({ state: 'O', waitedSince: kolkata('08:00') });
  const later = kolkata('08:31');
  it.each([
    ['a line joined before, is left', queue({ line: [waiter(8), waiter(7)] }), { kind: 'line' }],
    [
      'a line joined at that moment, is left',
      queue({ line: [{ ...waiter(7), since: order.placedAt }] }),
      { kind: 'line' },
    ],
    [
      'on another day, as well',
      queue({ slot: aSlot({ date: '2026-11-25', free: 0 }), line: [waiter(7)] }),
      { kind: 'line' },
    ],
    [
      'a line joined afterwards, stays for the next cart',
      queue({ line: [{ ...waiter(7), since: later }] }),
      null,
    ],
    [
      'a line of another company, stays',
      queue({ slot: aSlot({ companyId: 2 }), line: [waiter(7)] }),
      null,
    ],
    ['a line of others, stays', queue({ line: [waiter(8)] }), null],
    [
      'an offered place that was waited for before, is given back',
      queue({ holds: [offered] }),
      { kind: 'offer', hold: offered },
    ],
    [
      'an offered place of before it was known since when, is given back',
      queue({ holds: [aHold({ state: 'O' })] }),
      { kind: 'offer', hold: aHold({ state: 'O' }) },
    ],
    [
      'an offered place that was waited for afterwards, stays',
      queue({ holds: [{ ...offered, waitedSince: later }] }),
      null,
    ],
    ['a place offered to another, stays', queue({ holds: [{ ...offered, userId: 8 }] }), null],
    [
      'an offer that was accepted, is their own',
      queue({ holds: [{ ...offered, state: 'H' }] }),
      null,
    ],
    [
      'the place of the order itself, stays',
      queue({ holds: [{ ...offered, state: 'P', orderId: 1 }] }),
      null,
    ],
  ])('%s', (_situation, found, ended) => expect(endedByOrder(found, order)).toEqual(ended));
});
