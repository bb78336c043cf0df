import { buildHold, buildSlot } from '../../testing/fixtures.ts';
import { validateBlackoutDay } from '../plans/blackout-days.ts';
import {
  createSlot,
  endsAfterStart,
  isFromTodayOn,
  previewCapacityChange,
  type SlotInput,
  totalItemCapacity,
  updateSlot,
  validateSlotInput,
} from './save-slot.ts';
import { closureReason } from './slot-closing-rules.ts';
import { availableCapacity } from './slot.ts';

const wish = (changes: Partial<SlotInput> = {}): SlotInput => ({
  companyId: 1,
  groupId: 1,
  date: '2026-11-22',
  start: '16:00',
  end: '19:00',
  capacity: 40,
  itemCapacity: null,
  feePaise: 0,
  partyFees: [],
  minimumOrderPaise: 0,
  cutOffMinutes: 120,
  cutOffHour: null,
  ...changes,
});
const today = '2026-11-22';

describe('validateSlotInput and createSlot', () => {
  it.each([
    ['today, three hours', wish(), null],
    ['of no length', wish({ end: '16:00' }), 'end-before-start'],
    ['on the last day that the shop plans', wish({ date: '2027-02-20' }), null],
    ['beyond it', wish({ date: '2027-02-21' }), 'date-too-far'],
    ['on a day that is over', wish({ date: '2026-11-21' }), 'slot-past'],
  ])('%s: %s', (_situation, input, error) => expect(validateSlotInput(input, today)).toBe(error));
  it('validates each rule independently', () => {
    expect([
      endsAfterStart({ start: '07:00', end: '07:30' }),
      endsAfterStart({ start: '07:30', end: '07:00' }),
    ]).toEqual([true, false]);
    expect([
      isFromTodayOn({ date: today }, today),
      isFromTodayOn({ date: '2026-11-21' }, today),
    ]).toEqual([true, false]);
  });
  it('creates a slot with all units and items free', () =>
    expect(createSlot(wish({ itemCapacity: 90 }), '')).toMatchObject({
      capacity: 40,
      free: 40,
      itemsFree: 90,
      isClosedByStaff: false,
      dayClosureReason: '',
    }));
  it('creates a closed slot on a blackout day', () =>
    expect(createSlot(wish(), 'blackout').dayClosureReason).toBe('blackout'));
});

describe('validateBlackoutDay', () => {
  it.each([
    ['more than a year ahead', '2027-12-27', true, null],
    ['beyond', '2027-12-28', true, 'date-too-far'],
    ['beyond, and opened again', '9999-12-31', false, null],
  ] as const)('%s', (_situation, date, closed, refused) =>
    expect(validateBlackoutDay({ date, closed }, today)).toBe(refused),
  );
});

describe('updateSlot', () => {
  const taken = {
    slot: buildSlot({ capacity: 3, free: 1 }),
    holds: [buildHold({ items: 4 }), buildHold({ holdId: 10, userId: 8, items: 2, state: 'B' })],
  };
  it.each([
    ['to more', wish({ capacity: 10 }), { capacity: 10, configuredCapacity: 10, free: 8 }],
    [
      'to exactly what is taken',
      wish({ capacity: 2 }),
      { capacity: 2, configuredCapacity: 2, free: 0 },
    ],
    [
      'below what is taken, the takers stay and it closes',
      wish({ capacity: 1 }),
      { capacity: 2, configuredCapacity: 1, free: 0, isClosedByStaff: false },
    ],
    ['to fewer pieces, what is taken counts', wish({ itemCapacity: 10 }), { itemsFree: 4 }],
    [
      'to fewer pieces than are taken, what is given back counts first',
      wish({ itemCapacity: 5 }),
      { itemsFree: -1 },
    ],
    [
      'of fee and cut-off',
      wish({ feePaise: 2000, partyFees: [{ partyId: 1, feePaise: 0 }], cutOffHour: 20 }),
      { feePaise: 2000, partyFees: [{ partyId: 1, feePaise: 0 }], cutOffHour: 20 },
    ],
  ])('%s', (_situation, input, after) => expect(updateSlot(taken, input, '')).toMatchObject(after));
  it.each([
    ['room again', wish({ capacity: 50 })],
    ['another fee', wish({ feePaise: 2000 })],
    ['another cut-off', wish({ cutOffHour: 20 })],
  ])('keeps a slot closed that staff closed: %s', (_situation, input) =>
    expect(
      updateSlot({ slot: buildSlot({ isClosedByStaff: true }), holds: [] }, input, '')
        .isClosedByStaff,
    ).toBe(true),
  );
  it('keeps a slot closed on a blackout day when capacity grows', () =>
    expect(
      updateSlot({ slot: buildSlot({ isClosedByStaff: true }), holds: [] }, wish(), 'blackout')
        .dayClosureReason,
    ).toBe('blackout'));
  it('closes an overbooked slot on a blackout day for both reasons', () =>
    expect(updateSlot(taken, wish({ capacity: 1 }), 'blackout')).toMatchObject({
      configuredCapacity: 1,
      dayClosureReason: 'blackout',
    }));
  it('reopens a slot whose capacity was lowered and raised again', () => {
    const lowered = updateSlot(taken, wish({ capacity: 1 }), '');
    const raised = updateSlot({ ...taken, slot: lowered }, wish({ capacity: 3 }), '');
    expect([closureReason(lowered), closureReason(raised), raised.free]).toEqual(['closed', '', 1]);
  });
  it('reopens an overbooked slot as units come back, up to the configured capacity', () => {
    const three = { slot: buildSlot({ capacity: 3, free: 0 }), holds: [] };
    const { free: none, ...lowered } = updateSlot(three, wish({ capacity: 1 }), '');
    const after = [none, 1, 2, 3].map((free) => ({ ...lowered, free }));
    expect(after.map((slot) => [closureReason(slot), availableCapacity(slot)])).toEqual([
      ['closed', 0],
      ['closed', 0],
      ['', 0],
      ['', 1],
    ]);
  });
  it('totalItemCapacity adds free and used items', () =>
    expect([
      totalItemCapacity({ itemsFree: 4 }, taken.holds),
      totalItemCapacity({ itemsFree: null }, taken.holds),
    ]).toEqual([10, null]));
});

describe('previewCapacityChange', () => {
  const full = {
    slot: buildSlot({ capacity: 2, free: 0, waitlistLength: 3 }),
    holds: [buildHold({ items: 4 }), buildHold({ holdId: 10, userId: 8, items: 2, state: 'B' })],
  };
  const none = { willClose: false, excessHolds: 0, excessItems: 0, newOffers: 0 };
  it.each([
    ['the same again, nothing', full, wish({ capacity: 2 }), none],
    [
      'two more, the first two who wait get a place',
      full,
      wish({ capacity: 4 }),
      { ...none, newOffers: 2 },
    ],
    ['more than wait, all get one', full, wish({ capacity: 40 }), { ...none, newOffers: 3 }],
    [
      'below what is taken, it closes and nobody gets one',
      full,
      wish({ capacity: 1 }),
      { ...none, willClose: true, excessHolds: 1 },
    ],
    [
      'fewer pieces than are taken',
      full,
      wish({ capacity: 2, itemCapacity: 5 }),
      { ...none, excessItems: 1 },
    ],
    [
      'room again in what staff closed, it stays so and nobody gets one',
      { ...full, slot: { ...full.slot, isClosedByStaff: true } },
      wish({ capacity: 3 }),
      none,
    ],
  ])('%s', (_situation, held, input, expected) =>
    expect(previewCapacityChange(held, input, '')).toMatchObject(expected),
  );
  it('returns what updateSlot would save', () =>
    expect(previewCapacityChange(full, wish({ capacity: 1 }), '').after).toEqual(
      updateSlot(full, wish({ capacity: 1 }), ''),
    ));
});
