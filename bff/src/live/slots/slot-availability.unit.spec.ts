import { createSlotAvailabilityView } from './slot-availability-view.ts';
import { toSlotAvailability } from './slot-availability.ts';
import type { SlotSnapshot } from './slot-availability.ts';

const slot: SlotSnapshot = {
  slotId: 5,
  companyId: 1,
  groupId: 1,
  date: '2026-11-20',
  start: '07:00',
  end: '10:00',
  cutOffAt: '2026-11-20T05:00:00+05:30',
  feePaise: 0,
  minimumOrderPaise: 0,
  capacity: 40,
  left: 30,
  itemsFree: null,
  closedFor: '',
};
const before = new Date('2026-11-19T12:00:00+05:30');
const cutOff = new Date('2026-11-20T05:00:00+05:30');

describe('toSlotAvailability', () => {
  it.each([
    ['enough capacity', {}, 'Open', 30],
    ['six units left', { left: 6 }, 'Open', 6],
    ['five units left', { left: 5 }, 'FewLeft', 5],
    ['one unit left', { left: 1 }, 'FewLeft', 1],
    ['no unit left', { left: 0 }, 'Full', 0],
    ['negative capacity', { left: -1 }, 'Full', 0],
    ['capacity but no items left', { itemsFree: 0 }, 'Full', 30],
    ['all of a small capacity left', { capacity: 4, left: 4 }, 'Open', 4],
    ['closed by staff', { closedFor: 'closed' }, 'Closed', 30],
    ['closed and full', { closedFor: 'blackout', left: 0 }, 'Closed', 0],
  ])('maps a slot with %s to its state and available capacity', (_name, change, State, Left) => {
    expect(toSlotAvailability({ ...slot, ...change }, before)).toEqual({ SlotId: 5, Left, State });
  });

  it('closes a slot exactly at its cut-off', () => {
    expect(toSlotAvailability(slot, new Date(cutOff.getTime() - 1)).State).toBe('Open');
    expect(toSlotAvailability(slot, cutOff).State).toBe('Closed');
  });
});

describe('createSlotAvailabilityView', () => {
  const area = {
    groupId: 1,
    ranges: [
      { from: '560001', to: '560110' },
      { from: '570001', to: '570001' },
    ],
  };

  it('reports only changes that visitors can see', () => {
    const view = createSlotAvailabilityView();
    expect(view.upsertSlot('5', slot, before)).toEqual({
      groupId: 1,
      slot: { SlotId: 5, Left: 30, State: 'Open' },
    });
    expect(view.upsertSlot('5', { ...slot, feePaise: 2_000 }, before)).toBeUndefined();
    expect(view.upsertSlot('5', { ...slot, left: 29 }, before)).toMatchObject({
      slot: { Left: 29 },
    });
  });

  it('reports a passed cut-off once', () => {
    const view = createSlotAvailabilityView();
    view.upsertSlot('5', slot, before);
    expect(view.applyClock(before)).toEqual([]);
    expect(view.applyClock(cutOff)).toMatchObject([{ slot: { SlotId: 5, State: 'Closed' } }]);
    expect(view.applyClock(cutOff)).toEqual([]);
  });

  it('forgets a removed slot', () => {
    const view = createSlotAvailabilityView();
    view.upsertSlot('5', slot, before);
    expect(view.currentSlots(1, before)).toHaveLength(1);
    view.upsertSlot('5', null, before);
    expect(view.currentSlots(1, before)).toEqual([]);
    expect(view.applyClock(cutOff)).toEqual([]);
  });

  it.each([
    ['560001', 1],
    ['560034', 1],
    ['560110', 1],
    ['570001', 1],
    ['560111', undefined],
    ['110001', undefined],
  ])('finds for pincode %s the group %s', (pincode, group) => {
    const view = createSlotAvailabilityView();
    view.upsertArea('1', area);
    expect(view.findGroupId(pincode)).toBe(group);
  });

  it('finds no group after its area was removed', () => {
    const view = createSlotAvailabilityView();
    view.upsertArea('1', area);
    view.upsertArea('1', null);
    expect(view.findGroupId('560034')).toBeUndefined();
  });
});
