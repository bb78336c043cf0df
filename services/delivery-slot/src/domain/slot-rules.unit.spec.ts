import { fewLeftMax } from '@tokri/contracts';
import { aSlot, kolkata } from '../testing/slots.ts';
import {
  alternativesOf,
  blockingDates,
  datesNear,
  holdRefusal,
  listedReason,
  listedState,
  minimumDate,
  offerRefusal,
  waitRefusal,
  type Ask,
} from './slot-rules.ts';

const ask = (changes: Partial<Ask> = {}): Ask => ({
  now: kolkata('09:00'),
  itemCount: 2,
  leadTimeMinutes: 0,
  itemsPaise: 50_000,
  ...changes,
});

describe('holding a place', () => {
  it.each([
    ['an open slot in the morning', aSlot(), ask(), null],
    ['one minute before the cut-off', aSlot(), ask({ now: kolkata('13:59') }), null],
    ['at the cut-off', aSlot(), ask({ now: kolkata('14:00') }), 'cut-off'],
    ['at the start', aSlot(), ask({ now: kolkata('16:00') }), 'past'],
    [
      'no cut-off, one minute before the start',
      aSlot({ cutOffMinutes: 0 }),
      ask({ now: kolkata('15:59') }),
      null,
    ],
    [
      'a cut-off on the day before, passed',
      aSlot({ cutOffMinutes: 24 * 60 }),
      ask({ now: kolkata('16:00', '2026-11-21') }),
      'cut-off',
    ],
    [
      'over midnight of Kolkata, still before the cut-off',
      aSlot({ start: '00:30', end: '02:00' }),
      ask({ now: kolkata('22:29', '2026-11-21') }),
      null,
    ],
    [
      'over midnight of Kolkata, after the cut-off',
      aSlot({ start: '00:30', end: '02:00' }),
      ask({ now: kolkata('22:30', '2026-11-21') }),
      'cut-off',
    ],
    [
      'an hour of the day before, a minute before it',
      aSlot({ cutOffHour: 20 }),
      ask({ now: kolkata('19:59', '2026-11-21') }),
      null,
    ],
    [
      'an hour of the day before, passed',
      aSlot({ cutOffHour: 20 }),
      ask({ now: kolkata('20:00', '2026-11-21') }),
      'cut-off',
    ],
    [
      'midnight of the day before, passed',
      aSlot({ cutOffHour: 0 }),
      ask({ now: kolkata('00:00', '2026-11-21') }),
      'cut-off',
    ],
    [
      'an hour of the day before, over the end of a month',
      aSlot({ date: '2026-12-01', cutOffHour: 20 }),
      ask({ now: kolkata('20:00', '2026-11-30') }),
      'cut-off',
    ],
    [
      'an hour of the day before, over the end of a year',
      aSlot({ date: '2027-01-01', cutOffHour: 20 }),
      ask({ now: kolkata('19:59', '2026-12-31') }),
      null,
    ],
    [
      'an hour of the day before, after a leap day',
      aSlot({ date: '2028-03-01', cutOffHour: 20 }),
      ask({ now: kolkata('20:00', '2028-02-29') }),
      'cut-off',
    ],
    [
      'an hour of the day before, without a leap day',
      aSlot({ date: '2027-03-01', cutOffHour: 20 }),
      ask({ now: kolkata('19:59', '2027-02-28') }),
      null,
    ],
    [
      'minutes that reach over the end of a year, passed',
      aSlot({ date: '2027-01-01', start: '01:00', end: '02:00' }),
      ask({ now: kolkata('23:00', '2026-12-31') }),
      'cut-off',
    ],
    [
      'minutes that reach into a leap day, not yet',
      aSlot({ date: '2028-03-01', start: '01:00', end: '02:00' }),
      ask({ now: kolkata('22:59', '2028-02-29') }),
      null,
    ],
    [
      'a lead time over midnight, just in time',
      aSlot({ start: '01:00', end: '03:00', cutOffMinutes: 0 }),
      ask({ now: kolkata('22:00', '2026-11-21'), leadTimeMinutes: 180 }),
      null,
    ],
    ['closed by staff', aSlot({ isClosedByStaff: true }), ask(), 'closed'],
    ['a blackout day', aSlot({ dayClosedFor: 'blackout' }), ask(), 'blackout'],
    ['the weekly off', aSlot({ dayClosedFor: 'weekly-off' }), ask(), 'weekly-off'],
    ['an item that is ready just in time', aSlot(), ask({ leadTimeMinutes: 7 * 60 }), null],
    [
      'an item that needs a minute more',
      aSlot(),
      ask({ leadTimeMinutes: 7 * 60 + 1 }),
      'lead-time',
    ],
    ['below the minimum order', aSlot({ minimumOrderPaise: 50_001 }), ask(), 'minimum-order'],
    ['at the minimum order', aSlot({ minimumOrderPaise: 50_000 }), ask(), null],
    ['one place left', aSlot({ free: 1 }), ask(), null],
    ['no place left', aSlot({ free: 0 }), ask(), 'full'],
    ['as many pieces as still fit', aSlot({ itemsFree: 2 }), ask(), null],
    ['one piece too many', aSlot({ itemsFree: 1 }), ask(), 'item-capacity'],
    ['a place that is free for who waits', aSlot({ free: 1, waiting: 2 }), ask(), 'full'],
    [
      'pieces lowered below what is taken',
      aSlot({ itemsFree: -3 }),
      ask({ itemCount: 1 }),
      'item-capacity',
    ],
    [
      'closed and full, the first reason',
      aSlot({ dayClosedFor: 'blackout', free: 0 }),
      ask(),
      'blackout',
    ],
  ])('%s, %s', (_situation, slot, asked, reason) => expect(holdRefusal(slot, asked)).toBe(reason));
});

describe('waiting for a place', () => {
  it('a full slot, nothing against it', () =>
    expect(waitRefusal(aSlot({ free: 0 }), ask())).toBeNull());
  it.each([
    ['after the cut-off', aSlot({ free: 0 }), ask({ now: kolkata('14:00') }), 'cut-off'],
    ['on a blackout day', aSlot({ dayClosedFor: 'blackout' }), ask(), 'blackout'],
    [
      'with an item that is never ready',
      aSlot({ free: 0 }),
      ask({ leadTimeMinutes: 9999 }),
      'lead-time',
    ],
    [
      'below the minimum order',
      aSlot({ free: 0, minimumOrderPaise: 50_001 }),
      ask(),
      'minimum-order',
    ],
  ])('%s, %s', (_situation, slot, asked, reason) => expect(waitRefusal(slot, asked)).toBe(reason));
  it('a place that came free, offered until the cut-off and while the slot is open', () =>
    expect([
      offerRefusal(aSlot(), kolkata('13:59')),
      offerRefusal(aSlot(), kolkata('14:00')),
      offerRefusal(aSlot({ isClosedByStaff: true }), kolkata('09:00')),
    ]).toEqual([null, 'cut-off', 'closed']));
});

describe('the state that a listing tells', () => {
  const now = kolkata('09:00');
  it.each([
    ['all places free', aSlot(), { state: 'Open', reason: null }],
    ['one more than few', aSlot({ free: fewLeftMax + 1 }), { state: 'Open', reason: null }],
    ['few left', aSlot({ free: fewLeftMax }), { state: 'FewLeft', reason: null }],
    [
      'a small slot that nobody has taken',
      aSlot({ capacity: 3, free: 3 }),
      { state: 'Open', reason: null },
    ],
    ['none left', aSlot({ free: 0 }), { state: 'Full', reason: 'full' }],
    [
      'one came free and people wait',
      aSlot({ free: 1, waiting: 1 }),
      { state: 'Full', reason: 'full' },
    ],
    ['places, but not one piece more', aSlot({ itemsFree: 0 }), { state: 'Full', reason: 'full' }],
    [
      'a blackout day',
      aSlot({ dayClosedFor: 'blackout' }),
      { state: 'Closed', reason: 'blackout' },
    ],
    [
      'lowered below what is taken',
      aSlot({ wanted: 39, free: 0 }),
      { state: 'Closed', reason: 'closed' },
    ],
    [
      'lowered, and as much is taken',
      aSlot({ wanted: 39, free: 1 }),
      { state: 'Full', reason: 'full' },
    ],
    [
      'lowered to one, and nobody has a place any more',
      aSlot({ capacity: 3, wanted: 1, free: 3 }),
      { state: 'Open', reason: null },
    ],
  ])('%s', (_situation, slot, told) => expect(listedState(slot, now)).toEqual(told));

  it('after the cut-off, closed', () =>
    expect(listedState(aSlot(), kolkata('15:00'))).toEqual({ state: 'Closed', reason: 'cut-off' }));
  it('after the start, closed', () =>
    expect(listedState(aSlot(), kolkata('17:00'))).toEqual({ state: 'Closed', reason: 'past' }));
  it('whatever the slot and the hour, it can be chosen exactly when there is no reason against it', () => {
    const slots = [
      aSlot(),
      aSlot({ free: 0 }),
      aSlot({ itemsFree: 0 }),
      aSlot({ dayClosedFor: 'weekly-off' }),
      aSlot({ cutOffMinutes: 0 }),
      aSlot({ free: 1, cutOffMinutes: 1440 }),
    ];
    const hours = ['09:00', '13:59', '14:00', '15:59', '16:00', '19:00'].map((time) =>
      kolkata(time),
    );
    for (const slot of slots)
      for (const hour of hours)
        expect(['Open', 'FewLeft'].includes(listedState(slot, hour).state)).toBe(
          listedReason(slot, hour) === null,
        );
  });
});

describe('the blocking date', () => {
  const tomorrow = aSlot({ slotId: 6, date: '2026-11-23' });
  it('today is open, today', () =>
    expect(minimumDate([aSlot(), tomorrow], kolkata('09:00'))).toBe('2026-11-22'));
  it('today is over, tomorrow', () =>
    expect(minimumDate([aSlot(), tomorrow], kolkata('15:00'))).toBe('2026-11-23'));
  it('nothing is open, the first day', () =>
    expect(minimumDate([aSlot({ free: 0 })], kolkata('09:00'))).toBe('2026-11-22'));
  it('over the end of a month and a year, the days of the calendar', () =>
    expect([
      blockingDates('2026-11-30'),
      blockingDates('2026-12-31'),
      blockingDates('2028-02-28'),
      blockingDates('2027-02-28'),
    ]).toEqual([
      ['2026-11-30', '2026-12-01'],
      ['2026-12-31', '2027-01-01'],
      ['2028-02-28', '2028-02-29'],
      ['2027-02-28', '2027-03-01'],
    ]));
  it('a minute before midnight of Kolkata, still today', () => {
    const late = aSlot({ start: '23:59', end: '23:59', cutOffMinutes: 0 });
    expect([
      minimumDate([late, tomorrow], kolkata('23:58')),
      minimumDate([late, tomorrow], kolkata('00:00', '2026-11-23')),
    ]).toEqual(['2026-11-22', '2026-11-23']);
  });
  it('no slots, none', () => expect(minimumDate([], kolkata('09:00'))).toBeNull());
});

describe('days of alternatives', () => {
  it('the day before and two after', () =>
    expect(datesNear('2026-11-24', '2026-11-22')).toEqual([
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
      '2026-11-26',
    ]));
  it('none before today, none that nobody can choose', () => {
    expect(datesNear('2026-11-22', '2026-11-22')).toEqual([
      '2026-11-22',
      '2026-11-23',
      '2026-11-24',
    ]);
    expect(datesNear('2026-12-06', '2026-11-22')).toEqual(['2026-12-05', '2026-12-06']);
  });
});

describe('alternatives to a full slot', () => {
  it('open ones, nearest in time first', () => {
    const full = aSlot({ free: 0 });
    const near = aSlot({ slotId: 6, start: '19:00', end: '22:00' });
    const far = aSlot({ slotId: 7, date: '2026-11-23' });
    const closed = aSlot({ slotId: 8, start: '17:00', isClosedByStaff: true });
    expect(
      alternativesOf(full, [far, closed, near, full], { ask: ask(), limit: 3 }).map(
        ({ slotId }) => slotId,
      ),
    ).toEqual([6, 7]);
  });
});
