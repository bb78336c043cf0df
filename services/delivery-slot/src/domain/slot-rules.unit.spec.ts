import { fewLeftMax } from '@tokri/contracts';
import { aSlot, kolkata } from '../testing/slots.ts';
import { alternativesOf, datesNear, holdRefusal, listedReason, listedState, minimumDate, type Ask } from './slot-rules.ts';

const ask = (changes: Partial<Ask> = {}): Ask => ({ now: kolkata('09:00'), itemCount: 2, leadTimeMinutes: 0, itemsPaise: 50_000, ...changes });

describe('holding a place', () => {
  it.each([
    ['an open slot in the morning', aSlot(), ask(), null],
    ['one minute before the cut-off', aSlot(), ask({ now: kolkata('13:59') }), null],
    ['at the cut-off', aSlot(), ask({ now: kolkata('14:00') }), 'cut-off'],
    ['at the start', aSlot(), ask({ now: kolkata('16:00') }), 'past'],
    ['no cut-off, one minute before the start', aSlot({ cutOffMinutes: 0 }), ask({ now: kolkata('15:59') }), null],
    ['a cut-off on the day before, passed', aSlot({ cutOffMinutes: 24 * 60 }), ask({ now: kolkata('16:00', '2026-11-21') }), 'cut-off'],
    ['over midnight of Kolkata, still before the cut-off', aSlot({ start: '00:30', end: '02:00' }), ask({ now: kolkata('22:29', '2026-11-21') }), null],
    ['over midnight of Kolkata, after the cut-off', aSlot({ start: '00:30', end: '02:00' }), ask({ now: kolkata('22:30', '2026-11-21') }), 'cut-off'],
    ['closed by staff', aSlot({ closedFor: 'closed' }), ask(), 'closed'],
    ['a blackout day', aSlot({ closedFor: 'blackout' }), ask(), 'blackout'],
    ['the weekly off', aSlot({ closedFor: 'weekly-off' }), ask(), 'weekly-off'],
    ['an item that is ready just in time', aSlot(), ask({ leadTimeMinutes: 7 * 60 }), null],
    ['an item that needs a minute more', aSlot(), ask({ leadTimeMinutes: 7 * 60 + 1 }), 'lead-time'],
    ['below the minimum order', aSlot({ minimumOrderPaise: 50_001 }), ask(), 'minimum-order'],
    ['at the minimum order', aSlot({ minimumOrderPaise: 50_000 }), ask(), null],
    ['one place left', aSlot({ free: 1 }), ask(), null],
    ['no place left', aSlot({ free: 0 }), ask(), 'full'],
    ['as many pieces as still fit', aSlot({ itemsFree: 2 }), ask(), null],
    ['one piece too many', aSlot({ itemsFree: 1 }), ask(), 'item-capacity'],
    ['closed and full, the first reason', aSlot({ closedFor: 'blackout', free: 0 }), ask(), 'blackout'],
  ])('%s, %s', (_situation, slot, asked, reason) => expect(holdRefusal(slot, asked)).toBe(reason));
});

describe('the state that a listing tells', () => {
  const now = kolkata('09:00');
  it.each([
    ['all places free', aSlot(), { state: 'Open', reason: null }],
    ['one more than few', aSlot({ free: fewLeftMax + 1 }), { state: 'Open', reason: null }],
    ['few left', aSlot({ free: fewLeftMax }), { state: 'FewLeft', reason: null }],
    ['a small slot that nobody has taken', aSlot({ capacity: 3, free: 3 }), { state: 'Open', reason: null }],
    ['none left', aSlot({ free: 0 }), { state: 'Full', reason: 'full' }],
    ['places, but not one piece more', aSlot({ itemsFree: 0 }), { state: 'Full', reason: 'full' }],
    ['a blackout day', aSlot({ closedFor: 'blackout' }), { state: 'Closed', reason: 'blackout' }],
    ['lowered below what is taken', aSlot({ closedFor: 'closed', free: 0 }), { state: 'Closed', reason: 'closed' }],
  ])('%s', (_situation, slot, told) => expect(listedState(slot, now)).toEqual(told));

  it('after the cut-off, closed', () => expect(listedState(aSlot(), kolkata('15:00'))).toEqual({ state: 'Closed', reason: 'cut-off' }));
  it('after the start, closed', () => expect(listedState(aSlot(), kolkata('17:00'))).toEqual({ state: 'Closed', reason: 'past' }));
  it('whatever the slot and the hour, it can be chosen exactly when there is no reason against it', () => {
    const slots = [aSlot(), aSlot({ free: 0 }), aSlot({ itemsFree: 0 }), aSlot({ closedFor: 'weekly-off' }), aSlot({ cutOffMinutes: 0 }), aSlot({ free: 1, cutOffMinutes: 1440 })];
    const hours = ['09:00', '13:59', '14:00', '15:59', '16:00', '19:00'].map((time) => kolkata(time));
    for (const slot of slots) for (const hour of hours) expect(['Open', 'FewLeft'].includes(listedState(slot, hour).state)).toBe(listedReason(slot, hour) === null);
  });
});

describe('the blocking date', () => {
  const tomorrow = aSlot({ slotId: 6, date: '2026-11-23' });
  it('today is open, today', () => expect(minimumDate([aSlot(), tomorrow], kolkata('09:00'))).toBe('2026-11-22'));
  it('today is over, tomorrow', () => expect(minimumDate([aSlot(), tomorrow], kolkata('15:00'))).toBe('2026-11-23'));
  it('nothing is open, the first day', () => expect(minimumDate([aSlot({ free: 0 })], kolkata('09:00'))).toBe('2026-11-22'));
  it('no slots, none', () => expect(minimumDate([], kolkata('09:00'))).toBeNull());
});

describe('days of alternatives', () => {
  it('the day before and two after', () => expect(datesNear('2026-11-24', '2026-11-22')).toEqual(['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26']));
  it('none before today, none that nobody can choose', () => {
    expect(datesNear('2026-11-22', '2026-11-22')).toEqual(['2026-11-22', '2026-11-23', '2026-11-24']);
    expect(datesNear('2026-12-06', '2026-11-22')).toEqual(['2026-12-05', '2026-12-06']);
  });
});

describe('alternatives to a full slot', () => {
  it('open ones, nearest in time first', () => {
    const full = aSlot({ free: 0 });
    const near = aSlot({ slotId: 6, start: '19:00', end: '22:00' });
    const far = aSlot({ slotId: 7, date: '2026-11-23' });
    const closed = aSlot({ slotId: 8, start: '17:00', closedFor: 'closed' });
    expect(alternativesOf(full, [far, closed, near, full], { ask: ask(), limit: 3 }).map(({ slotId }) => slotId)).toEqual([6, 7]);
  });
});
