import { aHold, aSlot } from '../testing/slots.ts';
import { changedSlot, endsAfterStart, isFromTodayOn, newSlot, slotWishRefusal, type SlotWish } from './save-slot.ts';

const wish = (changes: Partial<SlotWish> = {}): SlotWish => ({ companyId: 1, groupId: 1, date: '2026-11-22', start: '16:00', end: '19:00', capacity: 40, itemCapacity: null, feePaise: 0, minimumOrderPaise: 0, cutOffMinutes: 120, ...changes });
const today = '2026-11-22';

describe('a slot that staff want', () => {
  it.each([
    ['today, three hours', wish(), null],
    ['of no length', wish({ end: '16:00' }), 'end-before-start'],
    ['on a day that is over', wish({ date: '2026-11-21' }), 'slot-past'],
  ])('%s, %s', (_situation, wanted, refused) => expect(slotWishRefusal(wanted, today)).toBe(refused));
  it('each rule for itself', () => {
    expect([endsAfterStart({ start: '07:00', end: '07:30' }), endsAfterStart({ start: '07:30', end: '07:00' })]).toEqual([true, false]);
    expect([isFromTodayOn({ date: today }, today), isFromTodayOn({ date: '2026-11-21' }, today)]).toEqual([true, false]);
  });
  it('made new, all places and pieces are free', () => expect(newSlot(wish({ itemCapacity: 90 }))).toMatchObject({ capacity: 40, free: 40, itemsFree: 90, closedFor: '' }));
});

describe('a slot that staff change', () => {
  const taken = { slot: aSlot({ capacity: 3, free: 1 }), holds: [aHold({ items: 4 }), aHold({ holdId: 10, userId: 8, items: 2, state: 'B' })] };
  it.each([
    ['to more', wish({ capacity: 10 }), { capacity: 10, free: 8, closedFor: '' }],
    ['to exactly what is taken', wish({ capacity: 2 }), { capacity: 2, free: 0, closedFor: '' }],
    ['below what is taken, the takers stay and it closes', wish({ capacity: 1 }), { capacity: 2, free: 0, closedFor: 'closed' }],
    ['to fewer pieces, what is taken counts', wish({ itemCapacity: 10 }), { itemsFree: 4 }],
    ['to fewer pieces than are taken, none are left', wish({ itemCapacity: 5 }), { itemsFree: 0 }],
  ])('%s', (_situation, wanted, after) => expect(changedSlot(taken, wanted)).toMatchObject(after));
  it('room again, opens what staff had closed', () => expect(changedSlot({ slot: aSlot({ closedFor: 'closed' }), holds: [] }, wish()).closedFor).toBe(''));
  it('a blackout day, stays one', () => expect(changedSlot({ slot: aSlot({ closedFor: 'blackout' }), holds: [] }, wish()).closedFor).toBe('blackout'));
});
