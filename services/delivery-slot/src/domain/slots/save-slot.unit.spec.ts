import { buildHold, buildSlot } from '../../testing/fixtures.ts';
import { validateBlackoutDay } from '../plans/blackout-days.ts';
import {
  createSlot,
  decideSlotSave,
  endsAfterStart,
  previewCapacityChange,
  type SlotInput,
  totalPieceCapacity,
  updateSlot,
  validateSlotInput,
} from './save-slot.ts';
import { closureReason } from './slot-closure-rules.ts';
import { availableCapacity, isTodayOrLater } from './slot.ts';

const buildInput = (changes: Partial<SlotInput> = {}): SlotInput => ({
  companyId: 1,
  groupId: 1,
  date: '2026-11-22',
  start: '16:00',
  end: '19:00',
  capacity: 40,
  pieceCapacity: null,
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
    ['a window of three hours today', buildInput(), null],
    ['an empty window', buildInput({ end: '16:00' }), 'end-before-start'],
    ['the last day that may be planned', buildInput({ date: '2027-02-20' }), null],
    ['one day after the last plannable day', buildInput({ date: '2027-02-21' }), 'date-too-far'],
    ['a past day', buildInput({ date: '2026-11-21' }), 'slot-past'],
  ])('validates %s', (_situation, input, error) =>
    expect(validateSlotInput(input, today)).toBe(error),
  );
  it('validates each rule independently', () => {
    expect([
      endsAfterStart({ start: '07:00', end: '07:30' }),
      endsAfterStart({ start: '07:30', end: '07:00' }),
    ]).toEqual([true, false]);
    expect([
      isTodayOrLater({ date: today }, today),
      isTodayOrLater({ date: '2026-11-21' }, today),
    ]).toEqual([true, false]);
  });
  it('creates a slot with all units and items free', () =>
    expect(createSlot(buildInput({ pieceCapacity: 90 }), '')).toMatchObject({
      capacity: 40,
      freeCapacity: 40,
      piecesFree: 90,
      isClosedByStaff: false,
      dayClosureReason: '',
    }));
  it('creates a closed slot on a blackout day', () =>
    expect(createSlot(buildInput(), 'blackout').dayClosureReason).toBe('blackout'));
});

describe('validateBlackoutDay', () => {
  it.each([
    ['more than a year ahead', '2027-12-27', true, null],
    ['one day beyond the limit', '2027-12-28', true, 'date-too-far'],
    ['reopening any later day', '9999-12-31', false, null],
  ] as const)('validates the date of a day %s', (_situation, date, closed, error) =>
    expect(validateBlackoutDay({ date, closed }, today)).toBe(error),
  );
});

describe('updateSlot', () => {
  const slotInUse = {
    slot: buildSlot({ capacity: 3, freeCapacity: 1 }),
    holds: [
      buildHold({ items: 4 }),
      buildHold({ holdId: 10, userId: 8, items: 2, state: 'booked' }),
    ],
  };
  it.each([
    [
      'more units',
      buildInput({ capacity: 10 }),
      { capacity: 10, configuredCapacity: 10, freeCapacity: 8 },
    ],
    [
      'exactly the units in use',
      buildInput({ capacity: 2 }),
      { capacity: 2, configuredCapacity: 2, freeCapacity: 0 },
    ],
    [
      'fewer units than in use, which closes the slot',
      buildInput({ capacity: 1 }),
      { capacity: 2, configuredCapacity: 1, freeCapacity: 0, isClosedByStaff: false },
    ],
    ['fewer items with items in use', buildInput({ pieceCapacity: 10 }), { piecesFree: 4 }],
    ['fewer items than in use', buildInput({ pieceCapacity: 5 }), { piecesFree: -1 }],
    [
      'other fee and cut-off',
      buildInput({ feePaise: 2000, partyFees: [{ partyId: 1, feePaise: 0 }], cutOffHour: 20 }),
      { feePaise: 2000, partyFees: [{ partyId: 1, feePaise: 0 }], cutOffHour: 20 },
    ],
  ])('applies %s', (_situation, input, after) =>
    expect(updateSlot(slotInUse, input, '')).toMatchObject(after),
  );
  it.each([
    ['more units', buildInput({ capacity: 50 })],
    ['another fee', buildInput({ feePaise: 2000 })],
    ['another cut-off', buildInput({ cutOffHour: 20 })],
  ])('keeps a slot closed that staff closed: %s', (_situation, input) =>
    expect(
      updateSlot({ slot: buildSlot({ isClosedByStaff: true }), holds: [] }, input, '')
        .isClosedByStaff,
    ).toBe(true),
  );
  it('keeps a slot closed on a blackout day when capacity grows', () =>
    expect(
      updateSlot(
        { slot: buildSlot({ isClosedByStaff: true }), holds: [] },
        buildInput(),
        'blackout',
      ).dayClosureReason,
    ).toBe('blackout'));
  it('closes an overbooked slot on a blackout day for both reasons', () =>
    expect(updateSlot(slotInUse, buildInput({ capacity: 1 }), 'blackout')).toMatchObject({
      configuredCapacity: 1,
      dayClosureReason: 'blackout',
    }));
  it('reopens a slot whose capacity was lowered and raised again', () => {
    const lowered = updateSlot(slotInUse, buildInput({ capacity: 1 }), '');
    const raised = updateSlot({ ...slotInUse, slot: lowered }, buildInput({ capacity: 3 }), '');
    expect([closureReason(lowered), closureReason(raised), raised.freeCapacity]).toEqual([
      'closed',
      '',
      1,
    ]);
  });
  it('reopens an overbooked slot as units come back, up to the configured capacity', () => {
    const three = { slot: buildSlot({ capacity: 3, freeCapacity: 0 }), holds: [] };
    const { freeCapacity: none, ...lowered } = updateSlot(three, buildInput({ capacity: 1 }), '');
    const after = [none, 1, 2, 3].map((freeCapacity) => ({ ...lowered, freeCapacity }));
    expect(after.map((slot) => [closureReason(slot), availableCapacity(slot)])).toEqual([
      ['closed', 0],
      ['closed', 0],
      ['', 0],
      ['', 1],
    ]);
  });
  it('totalPieceCapacity adds free and used items', () =>
    expect([
      totalPieceCapacity({ piecesFree: 4 }, slotInUse.holds),
      totalPieceCapacity({ piecesFree: null }, slotInUse.holds),
    ]).toEqual([10, null]));
});

describe('previewCapacityChange', () => {
  const full = {
    slot: buildSlot({ capacity: 2, freeCapacity: 0, waitlistLength: 3 }),
    holds: [
      buildHold({ items: 4 }),
      buildHold({ holdId: 10, userId: 8, items: 2, state: 'booked' }),
    ],
  };
  const none = { willClose: false, excessHolds: 0, excessPieces: 0, newOffers: 0 };
  it.each([
    ['no change', full, buildInput({ capacity: 2 }), none],
    [
      'two more units with two offers',
      full,
      buildInput({ capacity: 4 }),
      { ...none, newOffers: 2 },
    ],
    [
      'more units than waitlist entries with one offer each',
      full,
      buildInput({ capacity: 40 }),
      { ...none, newOffers: 3 },
    ],
    [
      'fewer units than in use, which closes the slot',
      full,
      buildInput({ capacity: 1 }),
      { ...none, willClose: true, excessHolds: 1 },
    ],
    [
      'fewer items than in use',
      full,
      buildInput({ capacity: 2, pieceCapacity: 5 }),
      { ...none, excessPieces: 1 },
    ],
    [
      'more units in a slot closed by staff',
      { ...full, slot: { ...full.slot, isClosedByStaff: true } },
      buildInput({ capacity: 3 }),
      none,
    ],
  ])('previews %s', (_situation, aggregate, input, expected) =>
    expect(previewCapacityChange(aggregate, input, '')).toMatchObject(expected),
  );
  it('returns what updateSlot would save', () =>
    expect(previewCapacityChange(full, buildInput({ capacity: 1 }), '').after).toEqual(
      updateSlot(full, buildInput({ capacity: 1 }), ''),
    ));
});

describe('decideSlotSave', () => {
  const stored = { slot: buildSlot({ termsRev: 4 }), holds: [buildHold()] };
  const decide = (changes: Partial<SlotInput>, before: typeof stored | null = stored) => {
    const decision = decideSlotSave(before, buildInput(changes), '');
    return decision.ok ? decision.value.termsRev : decision.code;
  };
  it.each<[string, Partial<SlotInput>, number | string]>([
    ['saves over the revision that was read', { capacity: 9, termsRev: 4 }, 5],
    ['rejects an outdated revision', { capacity: 9, termsRev: 3 }, 'slot-changed'],
    ['rejects a new slot where one exists', { capacity: 9, termsRev: 0 }, 'slot-changed'],
    ['accepts the repeat of what is stored', { termsRev: 3 }, 4],
    ['replaces any revision when none is given', { capacity: 9 }, 5],
  ])('%s', (_situation, changes, result) => expect(decide(changes)).toBe(result));
  it('creates a slot, but not in place of one that is gone', () => {
    expect([
      decide({}, null),
      decide({ termsRev: 0 }, null),
      decide({ termsRev: 4 }, null),
    ]).toEqual([1, 1, 'slot-changed']);
  });
});
